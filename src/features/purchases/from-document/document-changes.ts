import Big from 'big.js';
import { lineKinds, type LineSums } from '@/domain/purchase/line';
import { present } from '@/domain/present';
import { counted } from '@/text/format';
import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';
import type { GridState } from '../line-grid/grid-state';
import type { DocumentField, Imported } from './imported';

/** Whether a field holds something else than the document says. */
export function isChanged(imported: Imported, name: DocumentField, now: string | boolean) {
  const { [name]: told = '' } = imported.values;
  return (typeof now === 'string' ? now.trim() : now) !== told;
}

/** How many lines there are and what they come to. */
export function lineTotals(count: number, sums: LineSums): Imported['lines'] {
  const amount = lineKinds
    .reduce((sum, kind) => sum.plus(sums[kind].amount), new Big(0))
    .toFixed(2);
  return { count, amount };
}

type Differences = Pick<GridState, 'changed' | 'added'> & { gone: number };

/** How lines differ from the document's; null where they do not. */
export function lineDifferencesInWords({ changed, added, gone }: Differences): string | null {
  const which = present(
    changed > 0 && m.purchases_differ_changed(counted(changed)),
    added > 0 && m.purchases_differ_added(counted(added)),
    gone > 0 && m.purchases_differ_gone(counted(gone)),
  );
  if (which.length === 0) return null;
  return m.purchases_lines_differ({ which: new Intl.ListFormat(currentLocale()).format(which) });
}
