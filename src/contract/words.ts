import * as z from 'zod/mini';

/** Text of at most so many characters: code points, as the forms count them and the service's limits are meant. */
export const words = (longest: number) => z.string().check(z.refine((text) => fits(text, longest)));

function fits(text: string, longest: number): boolean {
  if (text.length <= longest) return true;
  // No character takes more than two units: a text beyond that need not be counted.
  return text.length <= 2 * longest && Array.from(text).length <= longest;
}
