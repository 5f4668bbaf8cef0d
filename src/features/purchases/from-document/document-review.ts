import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';
import { linesIn } from '../line-grid/line-text';
import { purchaseForm, type TypedPurchase } from '../purchase-form';
import { isChanged, lineTotals } from './document-changes';
import { seriousDoubts, type SeriousDoubt } from './document-doubts';
import { documentFields, importedIn, type Imported } from './imported';

export const seriousWords: Record<SeriousDoubt, () => string> = {
  'test-environment': m.dte_test_environment,
  'other-receiver': m.dte_other_receiver,
  'other-currency': m.dte_other_currency,
  'signed-content-differs': m.dte_signed_differs,
};

/** What the review says of the document a purchase was filled from. `own`: the numbers of our business. */
export function documentInReview(typed: TypedPurchase, own: readonly string[]): string[] {
  const imported = importedIn(typed.document);
  if (imported === null) return [];
  const doubts = seriousDoubts(imported, own).map((doubt) => seriousWords[doubt]());
  const changed = changesIn(imported, typed);
  if (changed.length === 0) return doubts;
  const fields = new Intl.ListFormat(currentLocale()).format(changed);
  return [...doubts, m.purchases_changed_from_document({ fields })];
}

function changesIn(imported: Imported, typed: TypedPurchase): string[] {
  const labels = documentFields.flatMap((name) =>
    isChanged(imported, name, typed[name]) ? (purchaseForm.fields[name]?.label() ?? []) : [],
  );
  const { digest } = lineTotals(linesIn(typed.lines));
  return digest === imported.lines.digest ? labels : [...labels, m.purchases_lines()];
}
