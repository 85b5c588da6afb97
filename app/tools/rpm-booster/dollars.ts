/** An amount in dollars with its cents: "$2.67". */
export function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}
