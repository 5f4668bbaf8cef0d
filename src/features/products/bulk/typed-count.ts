const whole = /^\d+$/;
// One mark between all groups, as people here write it; a point would be read as decimals by the next person.
const grouped = /^\d{1,3}([, \u00a0\u202f])\d{3}(?:\1\d{3})*$/;

/** The count somebody typed, as `1000`, `1,000` or `1 000`; null for anything else, such as `10.00`. */
export function typedCount(typed: string): number | null {
  const text = typed.trim();
  if (!whole.test(text) && !grouped.test(text)) return null;
  return Number(text.replace(/\D/g, ''));
}
