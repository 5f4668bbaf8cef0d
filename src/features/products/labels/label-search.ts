import * as z from 'zod/mini';
import { addressOf, valueOf } from '@/modules/list/address';
import { narrowing } from '../product-address';

/**
 * Labels that shops here buy, in millimetres: sheets of letter paper and A4, and rolls. Nothing is printed within `padding` of a label's
 * edge: sheets slip a little in a printer, and most printers leave the margin of a page white.
 */
export const labelSizes = [
  { id: 'sheet-30', width: 66.7, height: 25.4, columns: 3, paper: 'letter', padding: 3 },
  { id: 'sheet-24', width: 70, height: 37, columns: 3, paper: 'a4', padding: 5 },
  { id: 'roll-40x25', width: 40, height: 25, columns: 1, paper: 'roll', padding: 2 },
  { id: 'roll-50x25', width: 50, height: 25, columns: 1, paper: 'roll', padding: 2 },
  { id: 'roll-57x32', width: 57, height: 32, columns: 1, paper: 'roll', padding: 2 },
] as const;
export type LabelSize = (typeof labelSizes)[number];
type LabelSizeId = LabelSize['id'];

const margins = { letter: '12.7mm 4.8mm', a4: '0', roll: '0' };

/** The paper of a size as rules of a style sheet; what else is printed, a page's number and the shell's foot, has no place on labels. */
export function pageRule({ paper, width, height }: LabelSize): string {
  const size = paper === 'roll' ? `${width}mm ${height}mm` : paper;
  return `@page { size: ${size}; margin: ${margins[paper]}; @bottom-right { content: none; } }
    @media print { [data-page-foot] { display: none; } }`;
}

export function sizeOf(id: LabelSizeId): LabelSize {
  const [first] = labelSizes;
  return labelSizes.find((size) => size.id === id) ?? first;
}

export const mostCopies = 50;

const [{ id: usualSize }, ...otherSizes] = labelSizes;
const sizes: readonly [LabelSizeId, ...LabelSizeId[]] = [
  usualSize,
  ...otherSizes.map(({ id }) => id),
];

const place = () =>
  z.object({
    /** Only the products that were chosen before. */
    of: valueOf.oneOf(['chosen']),
    ...narrowing().shape,
    what: valueOf.choice(['labels', 'list']),
    size: valueOf.choice(sizes),
    /** Of each label. */
    copies: valueOf.whole(1, mostCopies, 1),
  });
export type LabelPlace = z.output<ReturnType<typeof place>>;

export const labelAddress = addressOf<LabelPlace>(() => place().shape);
