import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { documentFileMutations } from '@/api/attempts/document-file';
import type { AttemptDetail } from '@/api/attempts/schemas';
import { saveFile } from '@/modules/export/save-file';
import { formatFileSize } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import section from '@/ui/layout/section-head.module.css';
import classes from './attempts.module.css';

/** The supplier's file a purchase was filled in from, byte for byte. */
export function AttemptDocument({ attempt }: { attempt: AttemptDetail }) {
  const { document } = attempt;
  if (document === null) return null;
  return (
    <section className={classes.part} aria-labelledby="attempt-document">
      <h2 id="attempt-document" className={section.title}>
        {m.attempts_document()}
      </h2>
      {document.bytes === null ? (
        <p className={classes.quiet}>{m.attempts_document_missing()}</p>
      ) : (
        <TakeFile attempt={attempt} bytes={document.bytes} />
      )}
    </section>
  );
}

function TakeFile({ attempt: { id, facts }, bytes }: { attempt: AttemptDetail; bytes: number }) {
  const take = useMutation(documentFileMutations.take());
  const save = () =>
    take.mutate(id, { onSuccess: (blob) => saveFile({ blob, fileName: fileNameOf(facts.code) }) });
  return (
    <>
      <p className={classes.quiet}>{m.attempts_document_size({ size: formatFileSize(bytes) })}</p>
      <div className={classes.actions}>
        <Button
          size="xs"
          variant="default"
          icon={IconDownload}
          busy={take.isPending}
          onClick={save}
        >
          {m.attempts_document_take()}
        </Button>
      </div>
      {take.isError ? <p role="alert">{m.attempts_document_failed()}</p> : null}
    </>
  );
}

/** As suppliers name them: by its code. */
const fileNameOf = (code: string | null) =>
  `${code !== null && /^[\w-]{1,100}$/.test(code) ? code : 'dte'}.json`;
