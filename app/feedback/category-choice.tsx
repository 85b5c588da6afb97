import { Bug, type LucideIcon, Sparkles, SquarePlay, TrendingUp } from "lucide-react";
import { CATEGORY_TEXTS, FEEDBACK_CATEGORIES, type FeedbackCategory } from "./categories";

const ICONS: Record<FeedbackCategory, LucideIcon> = {
  feature: Sparkles,
  youtube: SquarePlay,
  improvement: TrendingUp,
  bug: Bug,
};

interface CategoryChoiceProps {
  chosen: FeedbackCategory;
  disabled: boolean;
  onChoose(category: FeedbackCategory): void;
}

/** The four feedback types: native radio buttons, drawn as a row of cards. */
export function CategoryChoice({ chosen, disabled, onChoose }: CategoryChoiceProps) {
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="text-sm font-medium">What is it about?</legend>
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {FEEDBACK_CATEGORIES.map((category) => {
          const Icon = ICONS[category];
          return (
            <label
              key={category}
              className="grid cursor-pointer content-start gap-2 rounded-control border border-line bg-surface p-3.5 text-sm font-medium transition-colors hover:border-ink has-checked:border-go has-checked:bg-go-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-go has-disabled:opacity-60"
            >
              <span className="flex items-center justify-between">
                <Icon aria-hidden="true" className="size-5 text-go" />
                <input
                  type="radio"
                  name="category"
                  value={category}
                  defaultChecked={category === chosen}
                  onChange={() => onChoose(category)}
                  className="size-4.5 outline-none"
                />
              </span>
              {CATEGORY_TEXTS[category].label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
