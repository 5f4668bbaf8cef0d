import { useMemo } from 'react';
import { firstCharacters } from '@/domain/first-characters';
import { m } from '@/text/generated/messages';
import type { StepProps } from './step-props';
import { useBulkDraft } from './bulk-work';
import { checkRow, type CheckedRow } from './check-row';
import { ChooseFile } from './choose-file';
import { JobList } from './job-list';
import { CheckStep } from './lazy-check-step';
import { readProductFile } from './product-file';
import { indexProducts } from './product-index';
import { SourceSwitch } from './source-switch';

/** From a file of products to its rows, checked. */
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
        leftOut={new Set(reading?.problems.map(({ row }) => row)).size}
      />
    );
  }
  return (
    <>
      <SourceSwitch place={place} go={go} />
      <ChooseFile {...props} reading={reading} />
      <JobList />
    </>
  );
}
