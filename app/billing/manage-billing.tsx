import { Form, useNavigation } from "react-router";
import { Button } from "../ui/button";

/** Leads to the provider's page for whoever subscribed: the card, the plan, the end of it. */
export function ManageBilling() {
  const busy = useNavigation().formData?.has("manage");
  return (
    <Form method="post" action="/pricing" preventScrollReset className="mt-3">
      <Button name="manage" value="portal" variant="secondary" size="sm" disabled={busy}>
        Manage billing
      </Button>
    </Form>
  );
}
