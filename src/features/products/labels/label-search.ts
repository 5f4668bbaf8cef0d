import * as z from 'zod/mini';
import { addressOf, valueOf } from '@/modules/list/address';
import { narrowing } from '../product-address';
import { labelSizes, type LabelSizeId } from './label-sizes';

export const mostCopies = 50;

const [{ id: usualSize }, ...otherSizes] = labelSizes;
const sizes: readonly [LabelSizeId, ...LabelSizeId[]] = [
  usualSize,
  ...otherSizes.map(({ id }) => id),
];

const place = z.object({
  /** Only the products that were chosen before. */
  of: valueOf.oneOf(['chosen']),
  ...narrowing.shape,
  what: valueOf.choice(['labels', 'list']),
  size: valueOf.choice(sizes),
  /** Of each label. */
  copies: valueOf.whole(1, mostCopies, 1),
});
export type LabelPlace = z.output<typeof place>;

/** What is printed, as the address says it. */
export const labelAddress = addressOf<LabelPlace>(place.shape);
