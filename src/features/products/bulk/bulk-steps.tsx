import { useMemo } from 'react';
import type { Product } from '@/api/products/schemas';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { useChosen } from '@/ui/table/list-selection';
import type { ProductReferences } from '../product-row';
import type { BulkPlace } from './bulk-search';
import { useBulkDraft, type BulkWork } from './bulk-work';
import { changeSchema } from './change-form';
import { changeInWords } from './change-words';
import { ChangeStep } from './change-step';
import { checkRow, type CheckedRow } from './check-row';
import { CheckStep } from './check-step';
import { ChooseFile } from './choose-file';
import { ChooseProducts } from './choose-products';
import { JobList } from './job-list';
import { readProductFile } from './product-file';
import { indexProducts } from './product-index';
import { SourceSwitch } from './source-switch';
import type { BulkNavigation } from './use-bulk-navigation';

export interface StepProps {
  branchId: string;
  place: BulkPlace;
  work: BulkWork;
  /** All products of the branch. */
  products: readonly Product[];
  references: ProductReferences;
  go: BulkNavigation;
}

/** The step of a place that was reached. */
export function BulkSteps(props: StepProps) {
  useLocale();
  return props.place.source === 'file' ? <FileSteps {...props} /> : <ListSteps {...props} />;
}

function ListSteps(props: StepProps) {
  useLocale();
  const { place, work, products, references } = props;
  const { typed } = useBulkDraft(work);
  const { rows: chosen } = useChosen(work.selection);
  const wanted = useMemo(() => changeSchema.safeParse(typed), [typed]);
  const isChecking = place.step === 'check' && wanted.success;
  const rows = useMemo(
    () =>
      isChecking
        ? currentOf(products, chosen).map((product, index) =>
            checkRow(index + 1, product, wanted.data.change, {
              references,
              largeMove: wanted.data.largeMove,
            }),
          )
        : [],
    [isChecking, products, chosen, wanted, references],
  );
  if (isChecking) {
    const title = changeInWords(wanted.data.change, references.categories);
    return <CheckStep {...props} rows={rows} title={title} gone={chosen.length - rows.length} />;
  }
  if (place.step !== 'choose') {
    return <ChangeStep {...props} count={chosen.length} />;
  }
  return (
    <>
      <SourceSwitch place={place} go={props.go} />
      <ChooseProducts {...props} />
      <JobList />
    </>
  );
}

/** The chosen products as they are now; what was chosen before a reading may be gone. */
function currentOf(products: readonly Product[], chosen: readonly Product[]): Product[] {
  const ids = new Set(chosen.map(({ id }) => id));
  return products.filter(({ id }) => ids.has(id));
}

function FileSteps(props: StepProps) {
  useLocale();
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
        title={m.bulk_title_file({ file: file.name }).slice(0, 200)}
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
