/** What a deletion asks the payment provider before anything is deleted. */
export interface Settling {
  /**
   * Expires the visitor's open checkouts and asks the provider whether a subscription of theirs would be charged
   * again; "free" without a provider. Throws if the provider does not answer.
   */
  settle(): Promise<"free" | "charged">;
}
