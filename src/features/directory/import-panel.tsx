import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { directoryMutations } from '@/api/directory/mutations';
import type { DirectoryEntry, DirectoryKind } from '@/api/directory/schemas';
import { useFocusOnArrival } from '@/modules/outcome-panel/use-focus-on-arrival';
import { TableFileField } from '@/modules/table-file/table-file-field';
import { useTableFile } from '@/modules/table-file/use-table-file';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';
import { Button } from '@/ui/form/button';
import classes from './directory.module.css';
import {
  checkImport,
  type ImportFault,
  type ImportProblem,
  type ImportReading,
} from './import-check';

/** Read as far as this; the rest of a file with more problems is no help. */
const mostShown = 50;

interface Props {
  kind: DirectoryKind;
  entries: readonly DirectoryEntry[];
}

/** A list people already have: checked whole, then brought in whole. Nothing of it goes to the service. */
export function ImportPanel({ kind, entries }: Props) {
  const [reading, setReading] = useState<ImportReading | null>(null);
  const naming = useMutation(directoryMutations.name(kind));
  // The button that was pressed is gone by then.
  const arrive = useFocusOnArrival();
  const file = useTableFile(({ rows }) => setReading(checkImport(rows, kind)));
  return (
    <div className={classes.panel}>
      <TableFileField
        file={{
          ...file,
          choose: (picked) => {
            naming.reset();
            setReading(null);
            file.choose(picked);
          },
        }}
        label={m.directory_import_choose()}
        help={kind === 'provider' ? m.directory_import_help() : m.directory_import_help_any()}
        busy={naming.isPending}
      />
      {reading === null ? null : 'problems' in reading ? (
        <Problems problems={reading.problems} />
      ) : naming.isSuccess ? (
        <output ref={arrive} tabIndex={-1}>
          {m.directory_import_done({ total: formatQuantity(reading.entries.length) })}
        </output>
      ) : (
        <>
          <output>{readyInWords(reading, entries)}</output>
          {naming.isError ? (
            <p className={classes.wrong} role="alert">
              {m.directory_import_failed()}
            </p>
          ) : null}
          {reading.entries.length === 0 ? null : (
            <div className={classes.actions}>
              <Button
                size="xs"
                variant="default"
                busy={naming.isPending}
                onClick={() => naming.mutate({ source: 'imported', entries: reading.entries })}
              >
                {m.directory_import_save({ total: formatQuantity(reading.entries.length) })}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function Problems({ problems }: Extract<ImportReading, { problems: unknown }>) {
  const more = problems.length - mostShown;
  return (
    <div role="alert">
      <p className={classes.wrong}>
        {m.directory_import_problems({
          total: formatQuantity(problems.length),
          count: problems.length,
        })}
      </p>
      <ul className={classes.problems}>
        {problems.slice(0, mostShown).map((problem) => {
          const words = problemInWords(problem);
          return <li key={words}>{words}</li>;
        })}
        {more > 0 ? <li>{m.directory_import_more({ count: formatQuantity(more) })}</li> : null}
      </ul>
    </div>
  );
}

function readyInWords(
  { entries: given, nameless }: Exclude<ImportReading, { problems: unknown }>,
  known: readonly DirectoryEntry[],
): string {
  const ids = new Set(known.map(({ id }) => id));
  const both = given.filter(({ id }) => ids.has(id)).length;
  const ready = m.directory_import_ready({
    total: formatQuantity(given.length),
    count: given.length,
  });
  return [
    ready,
    ...(both > 0 ? [m.directory_import_known({ known: formatQuantity(both), count: both })] : []),
    ...(nameless > 0
      ? [m.directory_import_nameless({ total: formatQuantity(nameless), count: nameless })]
      : []),
  ].join(' ');
}

/** A problem of a file and where it stands. */
function problemInWords({ row, column, fault }: ImportProblem): string {
  const where = { row: formatQuantity(row), problem: faultInWords(fault) };
  return column === null
    ? m.directory_import_problem_file(where)
    : m.directory_import_problem({ ...where, column: isolate(column) });
}

const faultWords: Record<
  ImportFault['kind'],
  (of: { column: string; most: string; row: string }) => string
> = {
  empty: m.directory_import_empty,
  'not-id': m.directory_import_not_id,
  missing: m.directory_import_missing,
  'too-long': m.directory_import_too_long,
  controls: m.directory_import_controls,
  'no-value': m.directory_import_no_value,
  'no-column': m.directory_import_no_column,
  'too-many': m.directory_import_too_many,
  twice: m.directory_import_twice,
};

const faultInWords = (fault: ImportFault): string =>
  faultWords[fault.kind]({
    column: 'name' in fault ? fault.name : '',
    most: 'most' in fault ? formatQuantity(fault.most) : '',
    row: 'row' in fault ? formatQuantity(fault.row) : '',
  });
