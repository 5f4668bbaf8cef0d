import { moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';
import { linesIn } from '../line-grid/line-text';
import { purchaseForm, type TypedPurchase } from '../purchase-form';
import { isChanged, lineTotals, readRows } from './document-changes';
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
  if (changed.length === 0) return doubts;
  const fields = new Intl.ListFormat(currentLocale()).format(changed);
  return [...doubts, m.purchases_changed_from_document({ fields })];
}

/** What the sums of the document have taken off, and no field tells. */
export const unplacedInWords = ({ unplaced }: Imported): string[] =>
  Number(unplaced) === 0 ? [] : [m.dte_unplaced({ amount: moneyText(unplaced) })];

function changesIn(imported: Imported, typed: TypedPurchase): string[] {
  const labels = documentFields.flatMap((name) =>
    isChanged(imported, name, typed[name]) ? (purchaseForm.fields[name]?.label() ?? []) : [],
  );
  const { digest } = lineTotals(readRows(linesIn(typed.lines)));
  return digest === imported.lines.digest ? labels : [...labels, m.purchases_lines()];
}
