import type { TypedProduct } from './typed-product';

type ValueOf = (path: string) => unknown;

/** Fields that stand on the screen only with certain others; what the service says of one that does not stands beside its answer. */
const conditions: Partial<Record<keyof TypedProduct, (valueOf: ValueOf) => boolean>> = {
  taxIds: (valueOf) => valueOf('taxWay') === 'usual' || valueOf('taxWay') === 'choose',
  availability: (valueOf) => valueOf('kind') !== 'service',
  limitAvailability: (valueOf) => valueOf('kind') !== 'service',
  baseUnitQuantity: hasPortions,
  portions: hasPortions,
  prices: (valueOf) => valueOf('pricesWay') === 'replace',
  // A new product has none to choose, and another one's stays locked until somebody means to move it.
  branchId: (valueOf) => valueOf('branchId') !== '',
};

function hasPortions(valueOf: ValueOf): boolean {
  return valueOf('composition') === 'portions' && valueOf('portionsWay') === 'replace';
}

/** Whether a field of a product's form, or of one of its rows, stands on the screen as things are. */
export function isFieldShown(path: string, valueOf: ValueOf): boolean {
  const [field = '', row] = path.split('.');
  const condition = Object.entries(conditions).find(([name]) => name === field)?.[1];
  if (condition !== undefined && !condition(valueOf)) return false;
  return row === undefined || valueOf(`${field}.${row}`) !== undefined;
}
