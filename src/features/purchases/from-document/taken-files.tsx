import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { EarlierPurchase } from '@/api/attempts/purchases';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import { readDraftSearch } from '@/modules/drafts/draft-search';
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
              className={classes.forget}
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
      return <OfDocument document={state.document} earlier={state.earlier} />;
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
  const { draft: open } = readDraftSearch(useSearch({ strict: false }));
  const { data: [earlier] = [] } = useQuery({
    ...purchaseQueries.earlier({ generationCode, controlNumber: '', providerId: null }),
    enabled: generationCode !== '',
  });
  if (earlier !== undefined) return <OfDocument document={document} earlier={earlier} />;
  return (
    <>
      <OfDocument document={document} />
      {open === draft ? (
        <span className={classes.quiet}>{m.dte_is_open()}</span>
      ) : (
        <Link
          className={classes.open}
          to="/branches/$branchId/purchases/new"
          params={{ branchId }}
          search={{ draft }}
          aria-label={m.dte_open_file({ file: isolate(name) })}
        >
          {m.dte_open()}
        </Link>
      )}
    </>
  );
}

function OfDocument({
  document: { type, supplier, totals },
  earlier,
}: {
  document: TakenDocument;
  /** It was sent already. */
  earlier?: EarlierPurchase;
}) {
  const { name, tradeName } = supplier;
  const amount = moneyText(totals.toPay);
  return (
    <span>
      {m.dte_of({ type: typeInWords(type), supplier: isolate(name || tradeName), amount })}
      {earlier === undefined ? null : (
        <>
          {' '}
          {m.dte_sent()}{' '}
          <Link to="/attempts/$attemptId" params={{ attemptId: earlier.id }} target="_blank">
            {m.outcome_similar_see()}
          </Link>
        </>
      )}
    </span>
  );
}
