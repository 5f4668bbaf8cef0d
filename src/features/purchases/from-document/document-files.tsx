import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useLaterPart } from '@/modules/later-part/later-part-notice';
import { laterComponent } from '@/modules/later-part/later-component';
import { m } from '@/text/generated/messages';
import { FileField } from '@/ui/form/file-field';
import { importedIn } from './imported';
import { laterReader, type useDocumentFiles } from './use-document-files';
import type { PurchaseFormReturn } from '../purchase-form';

interface Props {
  documents: ReturnType<typeof useDocumentFiles>;
  form: PurchaseFormReturn;
  branchId: string;
}

const DocumentPanel = laterComponent(async () => (await import('./document-panel')).DocumentPanel);
const TakenFiles = laterComponent(async () => (await import('./taken-files')).TakenFiles);

/** Takes the files of tax documents, and tells what came of them. */
export function DocumentFiles({ documents, form, branchId }: Props) {
  const document = useWatch({ control: form.control, name: 'document' });
  const imported = importedIn(document);
  const { taken, unkept, take, forget } = documents;
  // Read when a file comes, also when the line is down by then.
  useLaterPart(laterReader);
  return (
    <>
      <FileField
        label={m.dte_choose()}
        help={m.dte_help()}
        accept=".json,application/json"
        slim
        multiple
        fileName={null}
        onChoose={(...files) => take(files)}
      />
      <Suspense>
        {taken.length === 0 ? null : (
          <TakenFiles files={taken} branchId={branchId} onForget={forget} />
        )}
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
