import { readClock } from '@/modules/business-day/moments';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import type { BatchPlace } from '../batch-address';
import { stepName } from '../ladder/step-words';
import { listedInWords } from '../status-words';
import type { SheetRows } from './sheet-rows';

export interface FactsOfSheet {
  filters: BatchPlace;
  sheet: SheetRows;
  /** In milliseconds of the epoch, by this computer's clock. */
  readAt: number;
  /** Only lots that were chosen in the list. */
  isChosen: boolean;
}

/** Which lots the sheet has, in sentences: for the screen, the paper and the file. */
export function sheetFacts({ filters, sheet, readAt, isChosen }: FactsOfSheet): string {
  const { rows, removed, spent } = sheet;
  return [
    filters.band === null
      ? listedInWords(filters)
      : m.ladder_sheet_band({ step: stepName(filters.band) }),
    ...(filters.product === null ? [] : [m.ladder_sheet_product()]),
    ...(isChosen ? [m.ladder_sheet_chosen()] : []),
    m.ladder_sheet_read({
      time: readClock(readAt),
      lots: formatQuantity(rows.length),
      count: rows.length,
    }),
    ...(removed > 0
      ? [m.ladder_sheet_removed({ lots: formatQuantity(removed), count: removed })]
      : []),
    ...(spent > 0 ? [m.ladder_sheet_spent({ lots: formatQuantity(spent), count: spent })] : []),
  ].join(' ');
}
