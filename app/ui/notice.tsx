import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

interface StatusLineProps {
  /** "unseen" is for screen readers alone: the page itself shows what was done. */
  look?: "done" | "refused" | "unseen";
  /** Takes the focus if it was lost with the button that was pressed. */
  takesFocus?: boolean;
  children?: ReactNode;
}

const LOOKS = {
  done: "border-l-2 border-go pl-3 text-sm outline-none",
  refused: "border-l-2 border-poor pl-3 text-sm outline-none",
  unseen: "sr-only",
};

/** What the last form did. Always rendered, so that screen readers announce its changes; out of sight while empty. */
export function StatusLine({ look = "done", takesFocus = false, children }: StatusLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const { key } = useLocation();
  const hasText = Boolean(children);
  useEffect(() => {
    if (takesFocus && hasText && key !== "default" && document.activeElement === document.body)
      line.current?.focus();
  }, [takesFocus, hasText, key]);
  return (
    <p
      ref={line}
      role="status"
      tabIndex={takesFocus ? -1 : undefined}
      className={hasText ? LOOKS[look] : "sr-only"}
    >
      {children}
    </p>
  );
}

interface EmptyStateProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="rounded-card border border-dashed border-line-strong px-6 py-12 text-center sm:py-16">
      <h2 className="text-xl">{title}</h2>
      <div className="mx-auto mt-2 max-w-md text-ink-soft">{children}</div>
      {action && <div className="mt-6 flex justify-center">{action}</div>}
    </div>
  );
}

const TONES = {
  error: { Icon: CircleAlert, box: "border-poor bg-poor-soft", icon: "text-poor", role: "alert" },
  success: { Icon: CircleCheck, box: "border-good bg-good-soft", icon: "text-good", role: "status" },
  info: { Icon: Info, box: "border-line bg-sunken", icon: "text-ink-soft", role: "status" },
} as const;

interface NoticeProps {
  tone: keyof typeof TONES;
  title?: string;
  id?: string;
  children?: ReactNode;
}

export function Notice({ tone, title, id, children }: NoticeProps) {
  const { Icon, box, icon, role } = TONES[tone];
  return (
    <div id={id} role={role} className={`flex gap-3 rounded-control border px-4 py-3 text-sm ${box}`}>
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${icon}`} />
      <div className="min-w-0 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
