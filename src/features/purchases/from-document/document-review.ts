import { present } from '@/domain/present';
import { moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';
import { gridOf } from '../line-grid/grid-state';
import { keptIn } from '../line-grid/line-text';
import { purchaseForm, type TypedPurchase } from '../purchase-form';
import { isChanged, lineDifferencesInWords } from './document-changes';
import { seriousDoubts, type Known, type SeriousDoubt } from './document-doubts';
import { documentFields, importedIn, type Imported } from './imported';

export const seriousWords: Record<SeriousDoubt, () => string> = {
  'test-environment': m.dte_test_environment,
  'other-receiver': m.dte_other_receiver,
  'other-supplier': m.dte_other_supplier,
  'other-currency': m.dte_other_currency,
  'signed-content-differs': m.dte_signed_differs,
};

/** What the review says of the document a purchase was filled from. */
export function documentInReview(typed: TypedPurchase, known: Known): string[] {
  const imported = importedIn(typed.document);
  if (imported === null) return [];
  const doubts = [
    ...seriousDoubts(imported, known).map((doubt) => seriousWords[doubt]()),
    ...unplacedInWords(imported),
  ];
  const changed = changesIn(imported, typed);
  const fields = new Intl.ListFormat(currentLocale()).format(changed);
  return present(
    ...doubts,
    changed.length > 0 && m.purchases_changed_from_document({ fields }),
    lineChangesIn(typed),
  );
}

/** What the sums of the document have taken off, and no field tells. */
export const unplacedInWords = ({ unplaced }: Imported): string[] =>
  Number(unplaced) === 0 ? [] : [m.dte_unplaced({ amount: moneyText(unplaced) })];

const changesIn = (imported: Imported, typed: TypedPurchase): string[] =>
  documentFields.flatMap((name) =>
    isChanged(imported, name, typed[name]) ? (purchaseForm.fields[name]?.label() ?? []) : [],
  );

function lineChangesIn(typed: TypedPurchase): string | null {
  const kept = keptIn(typed.lines);
  const { ofDocument, changed, added, gone } = gridOf(kept.lines, kept.gone);
  return ofDocument === 0 ? null : lineDifferencesInWords({ changed, added, gone: gone.size });
}
