import { IconHelpCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { firstCharacters } from '@/domain/first-characters';
import { present } from '@/domain/present';
import type { TableSource } from '@/modules/table-file/table-file';
import { TableFileField } from '@/modules/table-file/table-file-field';
import { useTableFile } from '@/modules/table-file/use-table-file';
import { counted } from '@/text/format';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';
import { currentLocale } from '@/text/locale';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { nothingTicked } from './bulk-summary';
import { type BulkWork, useBulkDraft } from './bulk-work';
import classes from './bulk.module.css';
import { type CheckedRow, checkRow } from './check-row';
import { leftOutInWords } from './check-words';
import type { CommaMeaning } from './file-cells';
import { FileProblems } from './file-problems';
import { sourceInWords } from './file-problem';
import { LazyJobList } from '@/modules/job-report/lazy-job-list';
import { CheckStep } from './lazy-check-step';
import { type ProductFile, readProductFile, rowsOf } from './product-file';
import { indexProducts } from './product-index';
import { TemplateTools } from './template-tools';
import { SourceSwitch, type StepProps } from './bulk-navigation';

export function FileSteps(props: StepProps) {
  const { place, work, products, references, go } = props;
  const { file, comma } = useBulkDraft(work);
  const index = useMemo(() => indexProducts(products), [products]);
  const reading = useMemo(
    () => file && readProductFile(file.table, index, references, comma),
    [file, index, references, comma],
  );
  const rows = useMemo(
    (): CheckedRow[] =>
      (reading?.rows ?? []).map(({ line, product, change }) =>
        checkRow(line, product, change, { references, largeMove: '30' }),
      ),
    [reading, references],
  );
  if (place.step === 'check' && file !== null && rows.length > 0) {
    return (
      <CheckStep
        {...props}
        rows={rows}
        title={firstCharacters(m.bulk_title_file({ file: file.name }), 200)}
        file={reading === null ? null : rowsOf(reading)}
      />
    );
  }
  return (
    <>
      <SourceSwitch place={place} go={go} />
      <ChooseFile {...props} reading={reading} />
      <LazyJobList kind="products.update" />
    </>
  );
}

interface Props extends StepProps {
  reading: ProductFile | null;
}

export function ChooseFile(props: Props) {
  const { work, reading, go } = props;
  const { file } = useBulkDraft(work);
  const chosen = useTableFile((table, name) => work.change({ file: { name, table } }));
  return (
    <>
      <TemplateTools {...props} />
      <TableFileField
        label={m.bulk_file_label()}
        help={m.bulk_file_help()}
        file={{
          ...chosen,
          name: chosen.name ?? file?.name ?? null,
          choose: (picked) => {
            work.change({ file: null, comma: null, ...nothingTicked });
            chosen.choose(picked);
          },
        }}
      />
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
                {m.bulk_to_check(counted(reading.rows.length))}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </>
  );
}

function readyInWords(reading: ProductFile): string {
  const rows = rowsOf(reading);
  return present(m.bulk_file_right(counted(rows.right)), leftOutInWords(rows)).join(' ');
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

/** As many as show what is asked. */
const asked = 3;

/** A price a thousand times too large is not to be guessed: whoever wrote the file says what its commas are. */
export function CommaQuestion({ work, reading }: { work: BulkWork; reading: ProductFile }) {
  const { comma } = useBulkDraft(work);
  const [example = ''] = reading.ambiguous;
  const digits = example.replace(/[^\d.,]/g, '');
  const [whole = '', rest = ''] = digits.split(/[.,]/);
  const hasComma = digits.includes(',');
  const meanings: { value: CommaMeaning; read: string }[] = [
    { value: 'groups', read: hasComma ? `${whole}${rest}` : `${whole}.${rest}` },
    { value: 'decimals', read: hasComma ? `${whole}.${rest}` : `${whole}${rest}` },
  ];
  const words = { groups: m.bulk_comma_groups, decimals: m.bulk_comma_decimals };
  return (
    <Notice tone="warn" icon={IconHelpCircle}>
      <fieldset className={classes.question}>
        <legend>
          {m.bulk_comma_question({
            texts: reading.ambiguous.slice(0, asked).map(isolate).join('   '),
            count: reading.ambiguous.length,
          })}
        </legend>
        {meanings.map(({ value, read }) => (
          <label key={value} className={classes.tick}>
            <input
              type="radio"
              name="comma"
              checked={comma === value}
              onChange={() => work.change({ comma: value })}
            />
            {words[value]({ text: digits, read })}
          </label>
        ))}
      </fieldset>
    </Notice>
  );
}
