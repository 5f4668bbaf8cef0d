let kept: { of: string; ids: readonly string[] } | null = null;

type Whose = { operator: string; integration: { name: string } };

const ofSession = ({ operator, integration }: Whose) =>
  JSON.stringify([operator, integration.name]);

/**
 * Keeps which purchases are to be paid, by the service's ids of them, on the way from their list to the payments of several suppliers:
 * an address would be too short for them. They live as long as the page, and for whoever chose them.
 */
export function choosePurchases(whose: Whose, ids: readonly string[]): void {
  kept = { of: ofSession(whose), ids: [...new Set(ids)] };
}

/** What was chosen last; none for anybody else, or once it was paid. */
export function chosenPurchases(whose: Whose): readonly string[] {
  return kept?.of === ofSession(whose) ? kept.ids : none;
}

/** The same list at every drawing. */
const none: readonly string[] = [];

export function forgetChosenPurchases(): void {
  kept = null;
}
