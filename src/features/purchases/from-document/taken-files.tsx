import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import { moneyText } from '@/text/amount-text';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import classes from './from-document.module.css';
import { problemInWords, typeInWords } from './document-words';
import type { TakenFile } from './use-document-files';

interface Props {
  files: readonly TakenFile[];
  branchId: string;
  onForget: (id: number) => void;
}

/** The files that do not fill in this form: each a draft to go on with, or why it is none. */
export function TakenFiles({ files, branchId, onForget }: Props) {
  return (
    <ul className={classes.files} aria-label={m.dte_files()}>
      {files.map((file) => (
        <li key={file.id} className={classes.file}>
          <bdi className={classes.name}>{file.name}</bdi>
          <FileState file={file} branchId={branchId} />
          {file.state.is === 'reading' ? null : (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={m.dte_forget_file({ file: isolate(file.name) })}
              onClick={() => onForget(file.id)}
            >
              {m.dte_forget()}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function FileState({ file: { name, state }, branchId }: { file: TakenFile; branchId: string }) {
  switch (state.is) {
    case 'reading':
      return <span className={classes.quiet}>{m.dte_reading()}</span>;
    case 'problem':
      return (
        <span className={classes.problem} role="alert">
          {problemInWords(state.problem)}
        </span>
      );
    case 'twice':
      return <span className={classes.quiet}>{m.dte_twice()}</span>;
    case 'not-kept':
      return (
        <span className={classes.problem} role="alert">
          {m.dte_not_kept()}
        </span>
      );
    case 'sent':
      return <OfDocument document={state.document} isSent />;
    case 'draft':
      return (
        <DraftState name={name} draft={state.draft} branchId={branchId} document={state.document} />
      );
  }
}

type TakenDocument = (TakenFile['state'] & { is: 'draft' })['document'];

function DraftState({
  name,
  draft,
  branchId,
  document,
}: {
  name: string;
  draft: string;
  branchId: string;
  document: TakenDocument;
}) {
  const { generationCode } = document;
  // Once its purchase is sent, from here or elsewhere, there is no draft to open.
  const { data: sent = [] } = useQuery({
    ...purchaseQueries.earlier({ generationCode, controlNumber: '', providerId: null }),
    enabled: generationCode !== '',
  });
  if (sent.length > 0) return <OfDocument document={document} isSent />;
  return (
    <>
      <OfDocument document={document} />
      <Link
        to="/branches/$branchId/purchases/new"
        params={{ branchId }}
        search={{ draft }}
        aria-label={m.dte_open_file({ file: isolate(name) })}
      >
        {m.dte_open()}
      </Link>
    </>
  );
}

function OfDocument({ document, isSent = false }: { document: TakenDocument; isSent?: boolean }) {
  return (
    <span>
      {m.dte_of({
        type: typeInWords(document.type),
        supplier: isolate(document.supplier.name || document.supplier.tradeName),
        amount: moneyText(document.totals.toPay),
      })}
      {isSent ? ` ${m.dte_sent()}` : ''}
    </span>
  );
}
