import * as z from 'zod/mini';
import { lineKindChoices, type TypedLine } from '@/domain/purchase/line';

const schema = z.array(
  z.object({
    sku: z.string(),
    name: z.string(),
    type: z.string(),
    quantity: z.string(),
    price: z.string(),
    kind: z.enum(lineKindChoices),
    amount: z.string(),
    exempt: z.optional(z.string()),
    notSubject: z.optional(z.string()),
  }),
);

/** A line is the same object until something of it changes. */
const texts = new WeakMap<TypedLine, string>();

function textOfLine(line: TypedLine): string {
  const known = texts.get(line) ?? JSON.stringify(line);
  texts.set(line, known);
  return known;
}

/** Lines as the form keeps them. No lines are no text. */
export const textOfLines = (lines: readonly TypedLine[]): string =>
  lines.length === 0 ? '' : `[${lines.map(textOfLine).join(',')}]`;

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
