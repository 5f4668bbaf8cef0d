import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { readTableFile } from '@/modules/table-file/read-table-file';
import type { TableProblem, TableSource } from '@/modules/table-file/table-file';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { FileField } from '@/ui/form/file-field';
import classes from './bulk.module.css';
import type { StepProps } from './step-props';
import { useBulkDraft } from './bulk-work';
import { nothingTicked } from './row-ticks';
import { CommaQuestion } from './comma-question';
import { FileProblems } from './file-problems';
import { sourceInWords, tableProblemInWords } from './file-words';
import type { ProductFile } from './product-file';
import { TemplateTools } from './template-tools';

/** A file as it was chosen, while it is read and when it cannot be. */
type Chosen = { name: string; state: 'reading' | TableProblem };

interface Props extends StepProps {
  reading: ProductFile | null;
}

/** A file of changes: what it says, what of it is wrong, and where. */
export function ChooseFile(props: Props) {
  const { work, reading, go } = props;
  const { file } = useBulkDraft(work);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const choose = async (picked: File) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const { name } = picked;
    work.change({ file: null, comma: null, ...nothingTicked });
    setChosen({ name, state: 'reading' });
    const read = await readTableFile(picked, own.signal);
    if (own.signal.aborted) return;
    if ('problem' in read) setChosen({ name, state: read.problem });
    else {
      setChosen(null);
      work.change({ file: { name, table: read.table } });
    }
  };
  return (
    <>
      <TemplateTools {...props} />
      <FileField
        label={m.bulk_file_label()}
        help={m.bulk_file_help()}
        accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        fileName={chosen?.name ?? file?.name ?? null}
        isReading={chosen?.state === 'reading'}
        onChoose={(picked) => void choose(picked)}
      />
      {chosen !== null && chosen.state !== 'reading' ? (
        <Notice tone="danger" icon={<IconAlertTriangle size={16} />} urgent>
          <strong>{m.bulk_file_refused()}</strong> {tableProblemInWords(chosen.state)}
        </Notice>
      ) : null}
      {file !== null && reading !== null ? (
        <>
          <FileFacts source={file.table.source} reading={reading} />
          {reading.ambiguous.length > 0 ? <CommaQuestion work={work} reading={reading} /> : null}
          {reading.problems.length > 0 ? (
            <FileProblems problems={reading.problems} fileName={file.name} />
          ) : null}
          {reading.rows.length > 0 ? (
            <div className={classes.foot}>
              <output className={classes.count}>{readyInWords(reading)}</output>
              <Button onClick={() => go.step({ step: 'check' })}>
                {m.bulk_to_check({
                  rows: formatQuantity(reading.rows.length),
                  count: reading.rows.length,
                })}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </>
  );
}

function readyInWords({ rows, problems }: ProductFile): string {
  const wrong = new Set(problems.map(({ row }) => row)).size;
  const right = m.bulk_file_right({ rows: formatQuantity(rows.length), count: rows.length });
  return wrong === 0
    ? right
    : `${right} ${m.bulk_file_wrong({ rows: formatQuantity(wrong), count: wrong })}`;
}

/** How it was read, and what of it is not. */
function FileFacts({ source, reading }: { source: TableSource; reading: ProductFile }) {
  const locale = currentLocale();
  const list = new Intl.ListFormat(locale);
  return (
    <ul className={classes.facts}>
      <li>{sourceInWords(source)}</li>
      {reading.ignored.length > 0 ? (
        <li>
          {m.bulk_ignored({
            columns: list.format(reading.ignored.map(isolate)),
            count: reading.ignored.length,
          })}
        </li>
      ) : null}
      {reading.hasStock ? <li>{m.bulk_stock_ignored()}</li> : null}
    </ul>
  );
}
