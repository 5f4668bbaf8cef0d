/** Which rows of a check are looked at. */
export const rowViews = [
  'all',
  'ready',
  'warned',
  'blocked',
  'unchanged',
  'held',
  'excluded',
] as const;
export type RowView = (typeof rowViews)[number];
