import { Steps } from "../tool/header";
import { HOW_IT_WORKS } from "./messages";

export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="border-t border-line pt-6">
      <h2 id="how" className="text-xl">
        How It Works
      </h2>
      <div className="mt-5">
        <Steps steps={HOW_IT_WORKS} />
      </div>
    </section>
  );
}
