import * as z from 'zod/mini';
import { lineKindChoices, type TypedLine } from '@/domain/purchase/line';

const texts = {
  sku: z.string(),
  name: z.string(),
  type: z.string(),
  quantity: z.string(),
  price: z.string(),
  kind: z.enum(lineKindChoices),
  amount: z.string(),
  exempt: z.optional(z.string()),
  notSubject: z.optional(z.string()),
};
const schema = z.array(
  z.object({
    ...texts,
    from: z.optional(z.number()),
    told: z.optional(z.partial(z.object(texts))),
    /** It was taken out. */
    gone: z.optional(z.literal(true)),
  }),
);

/** What a form keeps of its lines: beside those that count, the tax document's that were taken out. */
export interface KeptLines {
  lines: readonly TypedLine[];
  gone?: readonly TypedLine[];
}

/** A line is the same object until something of it changes. */
const written = new WeakMap<TypedLine, string>();

function textOfLine(line: TypedLine): string {
  const known = written.get(line) ?? JSON.stringify(line);
  written.set(line, known);
  return known;
}

/** Lines as the form keeps them. No lines are no text. */
export function textOfLines(lines: readonly TypedLine[], gone: readonly TypedLine[] = []): string {
  const all = [
    ...lines.map(textOfLine),
    ...gone.map((line) => JSON.stringify({ ...line, gone: true })),
  ];
  return all.length === 0 ? '' : `[${all.join(',')}]`;
}

/** What such a text keeps; nothing of one that holds anything else. */
export function keptIn(text: string): Required<KeptLines> {
  const kept: { lines: TypedLine[]; gone: TypedLine[] } = { lines: [], gone: [] };
  for (const { gone, ...line } of readAll(text))
    (gone === true ? kept.gone : kept.lines).push(line);
  return kept;
}

/** The lines of such a text that count. */
export const linesIn = (text: string): readonly TypedLine[] => keptIn(text).lines;

function readAll(text: string): z.infer<typeof schema> {
  if (text === '') return [];
  try {
    const read = z.safeParse(schema, JSON.parse(text));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}
