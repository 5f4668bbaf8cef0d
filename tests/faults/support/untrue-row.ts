import type { BulkRowState } from '../../../src/contract/bulk-job';

/**
 * What a row of a job tells wrongly.
 * @param times how often the service carried it out
 * @param name of the record, beside what is told as applied
 * @param unknown what is wrong about not knowing
 */
export function untrueRow(
  { outcome }: BulkRowState,
  times: number,
  { name = '', unknown = [] }: { name?: string; unknown?: string[] } = {},
): string[] {
  switch (outcome) {
    case 'applied':
      return times === 1 ? [] : [`is told as applied and was not${name}`];
    case 'refused':
    case 'notSent':
    case 'changedMeanwhile':
    case 'cancelled':
      return times === 0 ? [] : [`is told as ${outcome} and was applied`];
    case 'unknown':
      return unknown;
    case 'waiting':
    case 'sending':
      return [`is left ${outcome}`];
  }
}
