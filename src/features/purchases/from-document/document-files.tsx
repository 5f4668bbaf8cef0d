import { Suspense, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useLaterPart } from '@/modules/later-part/later-part-notice';
import { laterComponent } from '@/modules/later-part/later-component';
import { m } from '@/text/generated/messages';
import { FileField } from '@/ui/form/file-field';
import { importedIn } from './imported';
import type { TakenFilesProps } from './taken-files';
import { laterReader, type useDocumentFiles } from './use-document-files';
import type { PurchaseFormReturn } from '../purchase-form';

type Documents = ReturnType<typeof useDocumentFiles>;

interface Props {
  documents: Documents;
  form: PurchaseFormReturn;
  /** What became of the files; null while it is told elsewhere. */
  taken: ReactNode;
}

const DocumentPanel = laterComponent(async () => (await import('./document-panel')).DocumentPanel);
const TakenFiles = laterComponent(async () => (await import('./taken-files')).TakenFiles);

/** Takes the files of tax documents, and tells what came of them. */
export function DocumentFiles({ documents, form, taken }: Props) {
  const document = useWatch({ control: form.control, name: 'document' });
  const imported = importedIn(document);
  const { unkept, take } = documents;
  // Read when a file comes, also when the line is down by then.
  useLaterPart(laterReader);
  return (
    <>
      <FileField
        label={m.dte_choose()}
        help={
          <>
            {m.dte_help()} <span data-keys>{m.dte_help_drop()}</span>
          </>
        }
        accept=".json,application/json"
        slim
        multiple
        fileName={null}
        onChoose={(...files) => take(files)}
      />
      {taken}
      <Suspense>
        {imported === null ? null : (
          <DocumentPanel
            key={document}
            imported={imported}
            form={form}
            isKept={!unkept.has(imported.hash ?? '')}
          />
        )}
      </Suspense>
    </>
  );
}

interface TakenProps extends Omit<TakenFilesProps, 'files' | 'onForget'> {
  documents: Documents;
}

/** What became of the files that do not fill in the form; nothing before there are any. */
export function TakenDocuments({ documents: { taken, forget }, ...rest }: TakenProps) {
  if (taken.length === 0) return null;
  return (
    <Suspense>
      <TakenFiles files={taken} onForget={forget} {...rest} />
    </Suspense>
  );
}
