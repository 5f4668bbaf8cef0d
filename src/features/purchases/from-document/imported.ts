import * as z from 'zod/mini';
import { documentHashSchema } from '@/api/attempts/document-file';
import type { DocumentPurchase } from '@/domain/dte/purchase-of';

/** The fields that a document fills in beside its lines. */
export const documentFields = [
  'documentType',
  'date',
  'isCredit',
  'creditDays',
  'generationCode',
  'controlNumber',
  'stamp',
  'observation',
  'discount',
  'perceives',
  'withholds',
  'incomeWithholding',
  'fovial',
  'cotrans',
  'otherTaxes',
  'nonTaxed',
  'paperNet',
  'paperVat',
  'paperToPay',
] as const satisfies readonly (keyof DocumentPurchase)[];
export type DocumentField = (typeof documentFields)[number];

const party = z.object({
  name: z.string(),
  tradeName: z.string(),
  taxNumber: z.string(),
  registerNumber: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Codes of CAT-012, and of CAT-013 within it. */
  department: z.string(),
  municipality: z.string(),
});

const schema = z.object({
  /** The file's name. */
  file: z.string(),
  /** By which the gateway knows its bytes; drafts of before files were kept have none. */
  hash: z.optional(documentHashSchema),
  type: z.enum(['01', '03', '14']),
  isTest: z.boolean(),
  supplier: party,
  receiver: z.nullable(z.pick(party, { name: true, taxNumber: true, registerNumber: true })),
  /** The document's own date, `YYYY-MM-DD`. */
  issued: z.string(),
  generationCode: z.string(),
  warnings: z.array(z.string()),
  /** How many lines it has, and what they come to (decimal text). */
  lines: z.object({ count: z.number(), amount: z.string() }),
  /** Its own 1 % amounts, which the form has switches for and no fields; decimal texts. */
  onePercent: z.object({ perception: z.string(), vatWithholding: z.string() }),
  /** What it takes off that a purchase has no field for; decimal text, `0.00` for nothing. */
  unplaced: z.string(),
  /** What it filled in, as it would be typed. */
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

/** What a form remembers of the document it was filled from, to tell it beside what stands there now. */
export type Imported = z.infer<typeof schema>;

/** Kept in the form as one text, and so with its draft: the form's library would copy an object at each key. */
export const textOfImported = (imported: Imported): string => JSON.stringify(imported);

let last: { text: string; imported: Imported | null } | null = null;

/** The document of such a text; null for none. Sums and every field ask for it at each key: it is read once. */
export function importedIn(text: string): Imported | null {
  if (last?.text !== text) last = { text, imported: readImported(text) };
  return last.imported;
}

function readImported(text: string): Imported | null {
  if (text === '') return null;
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** An excluded-subject invoice that somebody has issued: it is recorded as bought, and none is issued by it. */
export const isIssuedExcluded = (text: string): boolean => importedIn(text)?.type === '14';
