import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { counted } from '@/text/format';
import { moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { useGrid, type GridStore } from '../line-grid/grid-store';
import { purchaseForm, type PurchaseFormReturn } from '../purchase-form';
import { isChanged, lineTotals } from './document-changes';
import classes from './from-document.module.css';
import { importedIn, type DocumentField, type Imported } from './imported';

const { Field } = purchaseForm;

/** A field, and below it what the document says where something else stands there. */
export function Told({ name, form }: { name: DocumentField; form: PurchaseFormReturn }) {
  const imported = useImported(form);
  return (
    <div className={classes.told}>
      <Field name={name} />
      {imported === null ? null : <Original imported={imported} name={name} form={form} />}
    </div>
  );
}

const useImported = ({ control }: PurchaseFormReturn): Imported | null =>
  importedIn(useWatch({ control, name: 'document' }));

interface OriginalProps {
  imported: Imported;
  name: DocumentField;
  form: PurchaseFormReturn;
}

function Original({ imported, name, form: { control } }: OriginalProps) {
  const now = useWatch({ control, name });
  if (!isChanged(imported, name, now)) return null;
  return <InDocument told={shownAs(name, imported.values[name] ?? '')} />;
}

/** As it is typed; what is chosen or switched, in words. */
function shownAs(name: DocumentField, value: string | boolean): string {
  const isChosen = name === 'documentType' || typeof value === 'boolean';
  return (isChosen ? purchaseForm.fields[name]?.inWords?.(value) : null) ?? String(value);
}

function InDocument({ told }: { told: string }) {
  return (
    <p className={classes.original}>
      {m.purchases_in_document()} {told === '' ? m.purchases_not_in_document() : <del>{told}</del>}
    </p>
  );
}

/** What lines the document has, where others stand there. */
export function ToldLines({ form, store }: { form: PurchaseFormReturn; store: GridStore }) {
  const imported = useImported(form);
  return imported === null ? null : <OriginalLines imported={imported} store={store} />;
}

function OriginalLines({ imported, store }: { imported: Imported; store: GridStore }) {
  const rows = useGrid(store.shown, (state) => state.rows);
  const now = useMemo(() => lineTotals(rows), [rows]);
  const { count, amount, digest } = imported.lines;
  if (now.digest === digest) return null;
  if (now.count === count && now.amount === amount) {
    return <p className={classes.original}>{m.purchases_lines_changed()}</p>;
  }
  return (
    <InDocument told={m.purchases_lines_of({ ...counted(count), amount: moneyText(amount) })} />
  );
}
