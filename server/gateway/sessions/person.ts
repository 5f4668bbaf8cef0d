/** Whom drafts, views and the like belong to: one person in one business, with whichever of its integrations they work. */
export type Person = { business: string; operator: string };

type AtWork = { operator: string; integration: { business: string } };

export function personOf({ operator, integration: { business } }: AtWork): Person {
  return { business, operator };
}
