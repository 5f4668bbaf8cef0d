import type { LabelSize } from './label-search';

/** The height for which the sizes of letters are meant, in millimetres. */
const usualHeight = 25.4;

/** How much larger than usual letters are on a label. */
export const lettersOf = ({ height }: Pick<LabelSize, 'height'>): number => height / usualHeight;

/** How a name is written: points on a label of the usual height, on at most so many lines. */
export interface NameType {
  points: number;
  lines: number;
  /** Not even the smallest letters hold it. */
  isCut: boolean;
}

// The end of a name tells packages of one product apart: it is written small before it is cut.
const steps = [
  { points: 8, lines: 2 },
  { points: 6.5, lines: 3 },
  { points: 5, lines: 5 },
] as const;

const millimetresPerPoint = 25.4 / 72;
/** Widths of usual letters, and of a price's digits, in their own height; by the widest of the fonts that systems bring. */
const letterWidth = 0.65;
const digitWidth = 0.7;
/** A capital is so much wider. */
const capitalExtra = 0.3;
/** The least that stands beside a name, "with taxes" below the price, and the gap before it. */
const leastPrice = 15;
const gap = 2;

/** The largest letters that hold a name beside its price; by estimate, for measuring thousands of labels would take long. */
export function nameType(name: string, price: string | null, size: LabelSize): NameType {
  const letters = lettersOf(size);
  const perPoint = millimetresPerPoint * letters;
  const priceWidth =
    price === null ? 20 : Math.max(leastPrice, price.length * digitWidth * 12 * perPoint);
  const room = size.width - 2 * size.padding - gap - priceWidth;
  const fitting = steps.find(
    ({ points, lines }) => linesOf(name, room / (points * letterWidth * perPoint)) <= lines,
  );
  const [, , smallest] = steps;
  return { ...(fitting ?? smallest), isCut: fitting === undefined };
}

/** How many lines of so many usual letters the words take; one that is longer than a line goes on in the next. */
function linesOf(name: string, perLine: number): number {
  let lines = 1;
  let taken = 0;
  for (const word of name.split(/\s+/)) {
    const length = word.length + capitalExtra * (word.match(/\p{Lu}/gu)?.length ?? 0);
    const after = taken === 0 ? length : taken + 1 + length;
    if (after <= perLine) {
      taken = after;
      continue;
    }
    if (taken > 0) lines += 1;
    const further = Math.max(0, Math.ceil(length / perLine) - 1);
    lines += further;
    taken = length - further * perLine;
  }
  return lines;
}
