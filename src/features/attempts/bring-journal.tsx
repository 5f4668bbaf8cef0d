import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  readHead,
  type ImportReport,
  type JournalHead,
  type LineProblem,
  type PartsDone,
} from '@/api/attempts/file';
import { journalFileMutations } from '@/api/attempts/file-mutations';
import { asApiError } from '@/api/core/errors';
import { useSession } from '@/modules/session/session-context';
import { formatTimestamp } from '@/modules/business-day/moments';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { useFocusOnArrival } from '@/modules/outcome-panel/use-focus-on-arrival';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';
import { Button } from '@/ui/form/button';
import { FileField } from '@/ui/form/file-field';
import section from '@/ui/layout/section-head.module.css';
import classes from './attempts.module.css';
import { isOther, OtherBusiness } from './other-business';

type Chosen = { name: string } & (GivenJournal | { refused: keyof typeof refusals });

/** Nobody reads on; the same is usually wrong with all of them. */
const mostShown = 50;

/** Brings a file from another installation: first it is looked at, line by line; what is new is added when a person says so. */
export function BringJournal() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const [parts, setParts] = useState<PartsDone>({ done: 0, of: 0 });
  const looking = useMutation(journalFileMutations.lookAt());
  const bringing = useMutation(journalFileMutations.bring());
  const [isSame, setIsSame] = useState(false);
  const { sandbox, integration } = useSession();
  const own = sandbox ? 'practice' : 'live';
  const choose = async (file: File) => {
    looking.reset();
    bringing.reset();
    setIsSame(false);
    setReading(file.name);
    // It may have been moved or changed since it was chosen.
    const journal = await readJournalFile(file, own).catch(() => ({
      refused: 'unreadable' as const,
    }));
    const read = { name: file.name, ...journal };
    setReading(null);
    setChosen(read);
    if ('lines' in read) looking.mutate(given(read));
  };
  const given = ({ lines, head: { service } }: GivenJournal) => ({
    lines,
    service,
    onPart: setParts,
  });
  const journal = chosen && 'lines' in chosen ? chosen : null;
  const isForeign = journal !== null && isOther(journal.head.business, integration);
  const report = bringing.data ?? looking.data;
  const isWorking = looking.isPending || bringing.isPending;
  const failed = bringing.error ?? looking.error;
  const again = bringing.error ? bringing : looking;
  return (
    <section className={classes.part} aria-labelledby="journal-bring">
      <h2 id="journal-bring" className={section.title}>
        {m.attempts_bring_title()}
      </h2>
      <p>{m.attempts_bring_body()}</p>
      <FileField
        label={m.attempts_bring_file()}
        help={m.attempts_bring_help()}
        accept=".jsonl,application/jsonl,text/plain"
        fileName={reading ?? chosen?.name ?? null}
        isReading={reading !== null}
        busy={isWorking || reading !== null}
        onChoose={(file) => void choose(file)}
      />
      {chosen && 'refused' in chosen ? (
        <p role="alert" className={classes.wrong}>
          {refusals[chosen.refused]({ file: isolate(chosen.name) })}
        </p>
      ) : null}
      {journal ? <Origin head={journal.head} lines={journal.lines.length} /> : null}
      {isWorking ? (
        <PartsProgress
          parts={parts}
          label={bringing.isPending ? m.attempts_bringing : m.attempts_looking}
        />
      ) : null}
      {report && !isWorking ? (
        <Report report={report} isAdded={bringing.isSuccess}>
          {bringing.isSuccess || report.fresh === 0 || journal === null ? null : (
            <>
              {isForeign ? (
                <OtherBusiness
                  theirs={journal.head.business}
                  integration={integration}
                  isSame={isSame}
                  onSame={setIsSame}
                />
              ) : null}
              <Button
                size="xs"
                disabled={isForeign && !isSame}
                onClick={() => bringing.mutate(given(journal))}
              >
                {m.attempts_bring({
                  entries: formatQuantity(report.fresh),
                  count: report.fresh,
                })}
              </Button>
            </>
          )}
        </Report>
      ) : null}
      {failed ? (
        <ErrorPanel
          error={asApiError(failed)}
          subject={m.attempts_bring_subject()}
          onRetry={() => journal && again.mutate(given(journal))}
        />
      ) : null}
    </section>
  );
}

const refusals = {
  'not-a-journal': m.attempts_bring_not_a_journal,
  'too-large': () => m.attempts_bring_too_large(),
  unreadable: m.attempts_bring_unreadable,
  practice: () => m.attempts_bring_of_practice(),
  live: () => m.attempts_bring_of_live(),
};

function Origin({ head, lines }: { head: JournalHead; lines: number }) {
  return (
    <p>
      {m.attempts_bring_origin({
        business: head.business,
        when: formatTimestamp(head.writtenAt),
        entries: formatQuantity(lines),
        count: lines,
      })}
      {head.entries === lines
        ? null
        : ` ${m.attempts_bring_incomplete({ entries: formatQuantity(head.entries) })}`}
    </p>
  );
}

interface ReportProps {
  report: ImportReport;
  isAdded: boolean;
  children: React.ReactNode;
}

/** What was found: how many are new, how many stand here already, and each line that stays out with its reason. */
function Report({ report: { fresh, known, problems, leftOut }, isAdded, children }: ReportProps) {
  const more = problems.length - mostShown;
  const counts = { fresh: formatQuantity(fresh), count: fresh };
  const arrive = useFocusOnArrival();
  return (
    <div className={classes.card} aria-live="polite">
      {/* The button that was pressed is gone by then. */}
      <p ref={isAdded ? arrive : null} tabIndex={-1}>
        {isAdded
          ? m.attempts_brought(counts)
          : fresh === 0
            ? m.attempts_bring_none()
            : m.attempts_bring_fresh(counts)}
      </p>
      {known > 0 ? (
        <p>{m.attempts_bring_known({ known: formatQuantity(known), count: known })}</p>
      ) : null}
      {leftOut.length > 0 ? (
        <>
          <p>{m.attempts_bring_left_out()}</p>
          <ul className={classes.problems}>
            {leftOut.slice(0, mostShown).map(({ field, lines }) => (
              <li key={field}>
                {m.attempts_bring_left_out_field({
                  field: isolate(field),
                  lines: formatQuantity(lines),
                  count: lines,
                })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {problems.length > 0 ? (
        <>
          <p>
            {m.attempts_bring_problems({
              lines: formatQuantity(problems.length),
              count: problems.length,
            })}
          </p>
          <ul className={classes.problems}>
            {problems.slice(0, mostShown).map(({ line, problem, field }) => (
              <li key={line}>
                {m.attempts_bring_line({
                  line: formatQuantity(line),
                  problem: lineProblemInWords(problem, field),
                })}
              </li>
            ))}
            {more > 0 ? <li>{m.attempts_bring_more({ lines: formatQuantity(more) })}</li> : null}
          </ul>
        </>
      ) : null}
      {children}
    </div>
  );
}

const words: Record<LineProblem, () => string> = {
  'not-json': m.attempts_line_not_json,
  'not-an-entry': m.attempts_line_not_an_entry,
  'unknown-write': m.attempts_line_unknown_write,
  'bad-body': m.attempts_line_bad_body,
  'in-the-future': m.attempts_line_in_the_future,
  'other-area': m.attempts_line_other_area,
  'id-taken': m.attempts_line_id_taken,
  repeated: m.attempts_line_repeated,
};

function lineProblemInWords(problem: LineProblem, field: string | undefined): string {
  const said = words[problem]();
  return field === undefined || field === '' ? said : `${said} (${field})`;
}

/** A journal's file, its lines counted as an editor counts them. */
interface GivenJournal {
  head: JournalHead;
  lines: { number: number; text: string }[];
}

/** A year of a busy office is about a tenth of it. */
const mostBytes = 256 * 1024 * 1024;

/** Reads a chosen file; what its lines say is for the gateway to judge. */
async function readJournalFile(
  file: File,
  own: 'practice' | 'live',
): Promise<GivenJournal | { refused: keyof typeof refusals }> {
  if (file.size > mostBytes) return { refused: 'too-large' };
  const [first = '', ...rest] = (await file.text()).split(/\r?\n/);
  const head = readHead(first);
  if (head === null) return { refused: 'not-a-journal' };
  const { service = own } = head;
  if (service !== own) return { refused: service };
  const lines = rest.flatMap((text, index) =>
    text.trim() === '' ? [] : [{ number: index + 2, text }],
  );
  return { head, lines };
}

interface Props {
  parts: PartsDone;
  label: (numbers: { done: string; of: string }) => string;
}

/** How far a file that goes part by part has come. */
export function PartsProgress({ parts: { done, of }, label }: Props) {
  const words = label({ done: formatQuantity(done), of: formatQuantity(of) });
  return (
    <div className={classes.progress}>
      <progress value={done} max={Math.max(1, of)} aria-label={words} />
      <span className={classes.quiet}>{words}</span>
    </div>
  );
}
