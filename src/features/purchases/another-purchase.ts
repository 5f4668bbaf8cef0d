import type { expenseMutations } from '@/api/expenses/mutations';
import { begunLine, lineKinds, type TypedLine } from '@/domain/purchase/line';
import { textOfLines } from './line-grid/line-text';

/** What the papers of one pile share, as it is typed. */
interface OfPile {
  providerId: string;
  documentType: string;
  date: string;
  isCredit: boolean;
  creditDays: string;
}

/**
 * Another document of the same pile: what a supplier's documents of one day have in common stays. What tells them apart, and what
 * one of them was filled from, is begun anew.
 */
export function keptForAnother({ providerId, documentType, date, isCredit, creditDays }: OfPile) {
  return {
    providerId,
    documentType: typedHere(documentType),
    date,
    isCredit,
    creditDays,
  };
}

type SentPurchase = ReturnType<typeof expenseMutations.create.readSent>;
type SentLine = NonNullable<SentPurchase['lines']>[number];

/**
 * The supplier's next document starts with what was bought before. A document is recorded once: its codes, date, seal, quantities
 * and sums are those of its own paper. Throws for an excluded-subject invoice, which has other lines.
 */
export function startOf({ providerId, documentType, isCredit, creditDays, lines }: SentPurchase) {
  if (lines === null) throw new TypeError('No general purchase');
  return {
    providerId,
    documentType: typedHere(documentType ?? ''),
    isCredit,
    creditDays: isCredit === true ? creditDays : null,
    lines: textOfLines(lines.map(startOfLine)),
  };
}

const startOfLine = ({ sku, name, type, price, ...amounts }: SentLine): TypedLine => ({
  ...begunLine,
  sku: sku ?? '',
  name: name ?? '',
  type: type ?? begunLine.type,
  price,
  kind: kindOf(amounts),
});

/** By which of the three it has an amount of. The parts of a split one are its own paper's. */
function kindOf(amounts: Pick<SentLine, 'taxed' | 'exempt' | 'notSubject'>): TypedLine['kind'] {
  const [first = 'taxed', ...more] = lineKinds.filter((kind) => Number(amounts[kind]) !== 0);
  return more.length > 0 ? 'split' : first;
}

/** One of an excluded subject is recorded from its file alone. */
const typedHere = (documentType: string) => (documentType === 'fse' ? '' : documentType);
