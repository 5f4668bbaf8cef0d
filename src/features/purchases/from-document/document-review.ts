import { present } from '@/domain/present';
import { moneyText } from '@/text/amount-text';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';
import { gridOf } from '../line-grid/grid-state';
import { keptIn } from '../line-grid/line-text';
import { purchaseForm, type TypedPurchase } from '../purchase-form';
import { isChanged, lineDifferencesInWords } from './document-changes';
import { documentDoubts, type DocumentDoubt, type Doubted, type Known } from './document-doubts';
import { documentFields, importedIn, type Imported } from './imported';
import { otherSupplierBy, otherTaxNumber, type Difference } from './match-supplier';

export const doubtWords: Record<DocumentDoubt, () => string> = {
  'test-environment': m.dte_test_environment,
  'other-receiver': m.dte_other_receiver,
  'other-currency': m.dte_other_currency,
  'signed-content-differs': m.dte_signed_differs,
};

/** Why a document is hardly one to record: that of another supplier by the number that tells it. */
export function seriousInWords(document: Doubted, { taxNumbers, supplier }: Known): string[] {
  const other = supplier && otherSupplierBy(supplier, document.supplier);
  return present(
    other?.of === 'taxNumber' && m.dte_other_supplier(bothOf(other)),
    other?.of === 'registerNumber' && m.dte_other_supplier_register(bothOf(other)),
    ...documentDoubts(document, taxNumbers).map((doubt) => doubtWords[doubt]()),
  );
}

/** That the address book has another number of whom a document is of. */
export function otherNumberInWords(document: Doubted, { supplier }: Known): string[] {
  const other = supplier && otherTaxNumber(supplier, document.supplier);
  return other ? [m.dte_other_tax_number(bothOf(other))] : [];
}

const bothOf = ({ known, told }: Difference) => ({ known: isolate(known), told: isolate(told) });

/** That nobody has named the supplier here: the document says who it should be. */
export function unnamedInReview({ document }: Pick<TypedPurchase, 'document'>): string {
  const supplier = importedIn(document)?.supplier;
  const name = supplier?.name || supplier?.tradeName;
  return name ? m.purchases_unnamed_of({ name: isolate(name) }) : m.purchases_unnamed();
}

/** What the review says of the document a purchase was filled from. */
export function documentInReview(typed: TypedPurchase, known: Known): string[] {
  const imported = importedIn(typed.document);
  if (imported === null) return [];
  const doubts = [...seriousInWords(imported, known), ...unplacedInWords(imported)];
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
