import { memo, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { laterComponent } from '@/modules/later-part/later-component';
import type { GridStore } from '../line-grid/grid-store';
import { purchaseForm, type PurchaseFormReturn } from '../purchase-form';
import { isChanged } from './document-changes';
import classes from './from-document.module.css';
import { InDocument } from './in-document';
import { importedIn, type DocumentField, type Imported } from './imported';

const { Field } = purchaseForm;

const DocumentLines = laterComponent(async () => (await import('./document-lines')).DocumentLines);

/** A field, and below it what the document says where something else stands there. */
export const Told = memo(function Told(props: { name: DocumentField; form: PurchaseFormReturn }) {
  const { name, form } = props;
  const imported = useImported(form);
  return (
    <div className={classes.told}>
      <Field name={name} />
      {imported === null ? null : <Original imported={imported} name={name} form={form} />}
    </div>
  );
});

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

/** What of the document's lines is another here: only a form that was filled in from one loads what tells it. */
export function ToldLines({ form, store }: { form: PurchaseFormReturn; store: GridStore }) {
  const imported = useImported(form);
  if (imported === null) return null;
  return (
    <Suspense>
      <DocumentLines imported={imported} store={store} />
    </Suspense>
  );
}
