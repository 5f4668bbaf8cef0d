import * as z from 'zod/mini';
import { lineKinds, type TypedLine } from '@/domain/purchase/line';

const schema = z.array(
  z.object({
    sku: z.string(),
    name: z.string(),
    type: z.string(),
    quantity: z.string(),
    price: z.string(),
    kind: z.enum(lineKinds),
    amount: z.string(),
  }),
);

/** Lines as the form keeps them. No lines are no text. */
export const textOfLines = (lines: readonly TypedLine[]): string =>
  lines.length === 0 ? '' : JSON.stringify(lines);

/** The lines of such a text; none of one that holds anything else. */
export function linesIn(text: string): TypedLine[] {
  if (text === '') return [];
  try {
    const read = z.safeParse(schema, JSON.parse(text));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}
