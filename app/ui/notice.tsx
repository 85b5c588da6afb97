import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";

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
