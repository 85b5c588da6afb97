import { useNavigation } from "react-router";

/** A thin line along the top edge while a navigation or submission is pending. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div role="progressbar" aria-label="Loading" className="fixed inset-x-0 top-0 z-60 h-0.5">
      <div className="pending-line h-full bg-go" />
    </div>
  );
}
