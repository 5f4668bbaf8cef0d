import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { EarlierPurchase } from '@/api/attempts/purchases';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import { readDraftSearch } from '@/modules/drafts/draft-search';
import { formatTimestamp } from '@/modules/business-day/moments';
import { useSession } from '@/modules/session/session-context';
import { moneyText } from '@/text/amount-text';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import classes from './from-document.module.css';
import { documentDoubts } from './document-doubts';
import { doubtWords } from './document-review';
import { problemInWords, typeInWords } from './document-words';
import type { TakenFile } from './use-document-files';

export interface TakenFilesProps {
  files: readonly TakenFile[];
  branchId: string;
  /** A draft is about to be opened here; null while the form is not to be filled anew, as under review. */
  onOpen: (() => void) | null;
  onForget: (id: number) => void;
}

/** The files that do not fill in this form: each a draft to go on with, or why it is none. */
export function TakenFiles({ files, branchId, onOpen, onForget }: TakenFilesProps) {
  const hasDraft = files.some(({ state }) => state.is === 'draft' || state.is === 'drafted');
  return (
    <div>
      <ul className={classes.files} aria-label={m.dte_files()}>
        {files.map((file) => (
          <li key={file.id} className={classes.file}>
            <bdi className={classes.name}>{file.name}</bdi>
            <FileState file={file} branchId={branchId} onOpen={onOpen} />
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
      {hasDraft ? (
        <p className={classes.original}>
          {m.dte_draft_stays()} <Link to="/drafts">{m.dte_to_drafts()}</Link>
        </p>
      ) : null}
    </div>
  );
}

type Opening = Pick<TakenFilesProps, 'branchId' | 'onOpen'>;

function FileState({ file: { name, state }, ...opening }: Opening & { file: TakenFile }) {
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
    case 'drafted':
      return <DraftedState name={name} state={state} {...opening} />;
    case 'draft':
      return <DraftState name={name} draft={state.draft} document={state.document} {...opening} />;
  }
}

/** It may be the one that is to go on, or somebody means another one: they say which. */
function DraftedState({
  name,
  state: { draft, document, begin },
  branchId,
  onOpen,
}: Opening & {
  name: string;
  state: TakenFile['state'] & { is: 'drafted' };
}) {
  const known = {
    branch: isolate(draft.branchName ?? ''),
    when: formatTimestamp(draft.savedAt),
  };
  return (
    <>
      <span>
        <OfDocument document={document} /> {m.dte_drafted(known)}
      </span>
      <span className={classes.moves}>
        <DraftLink
          name={name}
          draft={draft.id}
          branchId={draft.branchId ?? branchId}
          onOpen={onOpen}
        />
        <Button size="compact-sm" variant="default" onClick={begin}>
          {m.dte_begin_another()}
        </Button>
      </span>
    </>
  );
}

function DraftLink({ name, draft, branchId, onOpen }: Opening & { name: string; draft: string }) {
  if (onOpen === null) return null;
  return (
    <Link
      className={classes.open}
      to="/branches/$branchId/purchases/new"
      params={{ branchId }}
      search={{ draft }}
      aria-label={m.dte_open_file({ file: isolate(name) })}
      onClick={onOpen}
    >
      {m.dte_open()}
    </Link>
  );
}

type TakenDocument = (TakenFile['state'] & { is: 'draft' })['document'];

function DraftState({
  name,
  draft,
  document,
  ...opening
}: Opening & {
  name: string;
  draft: string;
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
        <DraftLink name={name} draft={draft} {...opening} />
      )}
    </>
  );
}

interface OfDocumentProps {
  document: TakenDocument;
  /** It was sent already. */
  earlier?: EarlierPurchase;
}

function OfDocument({ document, earlier }: OfDocumentProps) {
  const { type, supplier, totals } = document;
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
      <Doubts of={document} />
    </span>
  );
}

/** Why it is hardly one to record: seen before it is opened. */
function Doubts({ of }: { of: TakenDocument }) {
  const { taxNumbers } = useSession().integration;
  return documentDoubts(of, taxNumbers).map((doubt) => (
    <strong key={doubt} className={classes.doubt}>
      <IconAlertTriangle size={14} aria-hidden />
      {doubt === 'other-receiver' && of.receiver?.name
        ? m.dte_made_out_to({ name: isolate(of.receiver.name) })
        : doubtWords[doubt]()}
    </strong>
  ));
}
