import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import {
  attachedFileLimit,
  attachedFileMutations,
  attachedTypes,
  mostAttachedFiles,
  readAttachedFile,
  takesFiles,
  type AttachedFile,
  type FileProblem,
  type RemovedFile,
} from '@/api/attempts/attached-files';
import type { AttemptDetail } from '@/api/attempts/schemas';
import { asApiError } from '@/api/core/errors';
import { formatTimestamp } from '@/modules/business-day/moments';
import { saveFile } from '@/modules/export/save-file';
import { useFocusAfter } from '@/modules/form-fields/use-focus-after';
import { formatFileSize } from '@/text/format';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';
import { announce } from '@/ui/feedback/announce';
import { Button } from '@/ui/form/button';
import { FileField } from '@/ui/form/file-field';
import section from '@/ui/layout/section-head.module.css';
import { unlessFocusMoved } from '@/ui/layout/unless-focus-moved';
import { Dialog, DialogActions } from '@/ui/overlay/dialog';
import classes from './attached-files.module.css';
import shared from './attempts.module.css';

/** What people lay beside a purchase or a payment that was recorded, or may have been: its invoice, the bank's receipt. */
export function AttachedFiles({ attempt }: { attempt: AttemptDetail }) {
  const { id, files, removedFiles } = attempt;
  const place = useRef<HTMLElement>(null);
  const focus = useFocusAfter(place);
  const isOpen = mayHave(attempt);
  if (!isOpen && files.length + removedFiles.length === 0) return null;
  /** What is beside the one that goes: the next file, else the one before, else their heading. */
  const goOnFrom = (at: number) => {
    const next = files[at + 1] ?? files[at - 1];
    focus(`[data-file="${next?.hash ?? ''}"] [data-remove]`, '#attempt-files');
  };
  return (
    <section ref={place} className={shared.part} aria-labelledby="attempt-files">
      <FilesTitle />
      <ul className={classes.files} aria-labelledby="attempt-files">
        {files.map((file, at) => (
          <li key={file.hash} className={classes.file} data-file={file.hash}>
            <FileLine attemptId={id} file={file} onRemoved={() => goOnFrom(at)} />
          </li>
        ))}
      </ul>
      {isOpen ? <AddFiles attemptId={id} files={files} /> : null}
      {removedFiles.length > 0 ? <RemovedFiles files={removedFiles} /> : null}
    </section>
  );
}

/** A receipt leads straight here; the record is read after the page is there, so the browser finds no such place by itself. */
function FilesTitle() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.location.hash !== '#attempt-files') return;
    title.current?.scrollIntoView();
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={title} id="attempt-files" tabIndex={-1} className={section.title}>
      {m.attempts_files()}
    </h2>
  );
}

/** That something lay here, and who took it away: the journal forgets nothing that was done. */
function RemovedFiles({ files }: { files: readonly RemovedFile[] }) {
  return (
    <>
      <h3 id="attempt-files-removed" className={classes.label}>
        {m.attempts_files_taken_away()}
      </h3>
      <ul className={classes.files} aria-labelledby="attempt-files-removed">
        {files.map((file) => (
          <li key={`${file.hash} ${file.removed.at}`} className={classes.file}>
            <span className={classes.about}>
              <bdi className={classes.gone}>{file.name}</bdi>
              <span className={shared.quiet}>{factsOf(file)}</span>
              <span className={shared.quiet}>
                {m.attempts_files_taken_by({
                  operator: isolate(file.removed.operator),
                  at: formatTimestamp(file.removed.at),
                })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const factsOf = ({ kind, bytes, operator, at }: AttachedFile): string =>
  [kind.toUpperCase(), formatFileSize(bytes), operator, formatTimestamp(at)].join(' · ');

/** What never came to be has no papers. */
function mayHave({ operation, state, settled }: AttemptDetail): boolean {
  if (!takesFiles(operation) || settled?.verdict === 'not-applied') return false;
  return state === 'applied' || state === 'unknown';
}

interface FileLineProps {
  attemptId: string;
  file: AttachedFile;
  onRemoved: () => void;
}

function FileLine({ attemptId: id, file, onRemoved }: FileLineProps) {
  const take = useMutation(attachedFileMutations.take());
  const removal = useMutation(attachedFileMutations.remove());
  const [isAsking, setIsAsking] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const { name, hash } = file;
  const save = () =>
    take.mutate({ id, file }, { onSuccess: (blob) => saveFile({ blob, fileName: name }) });
  const remove = () => {
    setIsAsking(false);
    // The question gives the focus back to the button it came from.
    const goOn = unlessFocusMoved(onRemoved, removeButton.current);
    removal.mutate(
      { id, hash },
      {
        onSuccess: () => {
          announce(m.attempts_files_removed({ file: isolate(name) }));
          goOn();
        },
      },
    );
  };
  return (
    <>
      <span className={classes.about}>
        <bdi className={classes.name}>{name}</bdi>
        <span className={shared.quiet}>{factsOf(file)}</span>
      </span>
      <span className={classes.actions}>
        <Button
          size="xs"
          variant="default"
          icon={IconDownload}
          busy={take.isPending}
          aria-label={m.attempts_files_take_one({ file: isolate(name) })}
          onClick={save}
        >
          {m.attempts_document_take()}
        </Button>
        <Button
          ref={removeButton}
          size="xs"
          variant="subtle"
          data-remove
          busy={removal.isPending}
          aria-label={m.attempts_files_remove_one({ file: isolate(name) })}
          onClick={() => setIsAsking(true)}
        >
          {m.attempts_files_remove()}
        </Button>
      </span>
      {take.isError || removal.isError ? (
        <p role="alert" className={classes.wrong}>
          {take.isError ? m.attempts_document_failed() : m.attempts_files_remove_failed()}
        </p>
      ) : null}
      {isAsking ? (
        <Dialog
          size="question"
          title={m.attempts_files_remove_title()}
          onClose={() => setIsAsking(false)}
        >
          <p>{m.attempts_files_remove_body({ file: isolate(name) })}</p>
          <DialogActions>
            <Button size="sm" variant="default" onClick={() => setIsAsking(false)}>
              {m.attempts_files_keep()}
            </Button>
            <Button size="sm" variant="default" onClick={remove}>
              {m.attempts_files_remove()}
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}

/** `place` is among those chosen together, which may share a name. */
type Failure = { place: number; name: string; why: FileProblem | 'full' | 'not-kept' };

function AddFiles({ attemptId, files }: { attemptId: string; files: readonly AttachedFile[] }) {
  const adding = useMutation(attachedFileMutations.add());
  const [current, setCurrent] = useState<string | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  /** One after the other: each is several megabytes. */
  const add = async (...chosen: File[]) => {
    setFailures([]);
    for (const [place, file] of chosen.entries()) {
      setCurrent(file.name);
      const why = await failureOf(file);
      if (why !== null) setFailures((before) => [...before, { place, name: file.name, why }]);
    }
    setCurrent(null);
  };
  const failureOf = async (file: File): Promise<Failure['why'] | null> => {
    const read = await readAttachedFile(file);
    if ('problem' in read) return read.problem;
    try {
      await adding.mutateAsync({ id: attemptId, ...read });
      announce(m.attempts_files_added({ file: isolate(file.name) }));
      return null;
    } catch (error) {
      return asApiError(error).problem === 'files-full' ? 'full' : 'not-kept';
    }
  };
  return (
    <>
      {files.length < mostAttachedFiles ? (
        <FileField
          label={m.attempts_files_add()}
          help={m.attempts_files_help({ size: formatFileSize(attachedFileLimit) })}
          accept={Object.values(attachedTypes).join()}
          slim
          multiple
          fileName={current}
          isReading
          busy={current !== null}
          onChoose={(...chosen) => void add(...chosen)}
        />
      ) : (
        <p className={shared.quiet}>{m.attempts_files_full()}</p>
      )}
      {failures.length > 0 ? (
        <div role="alert" className={classes.wrong}>
          {failures.map(({ place, name, why }) => (
            <p key={place}>{failureWords[why]({ file: isolate(name) })}</p>
          ))}
        </div>
      ) : null}
    </>
  );
}

const failureWords: Record<Failure['why'], (named: { file: string }) => string> = {
  'too-large': ({ file }) =>
    m.attempts_files_too_large({ file, size: formatFileSize(attachedFileLimit) }),
  'other-kind': m.attempts_files_other_kind,
  unreadable: m.attempts_files_unreadable,
  full: ({ file }) => m.attempts_files_no_room({ file, most: String(mostAttachedFiles) }),
  'not-kept': m.attempts_files_not_kept,
};
