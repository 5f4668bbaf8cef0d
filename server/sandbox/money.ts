/** Dollars as whole cents, so that sums and comparisons are exact. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** Whether an amount has no part of a cent; 1.005 has one, 0.1 + 0.2 in a body is refused like any other. */
export const isWholeCents = (dollars: number): boolean => centsOf(dollars) / 100 === dollars;

/** The sum of amounts in cents. */
export const sumOfCents = (amounts: readonly number[]): number =>
  amounts.reduce((sum, dollars) => sum + centsOf(dollars), 0);
