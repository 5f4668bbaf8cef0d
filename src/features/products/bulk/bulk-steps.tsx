import { lazy, Suspense, useEffect, useMemo } from 'react';
import type { Product } from '@/api/products/schemas';
import { laterPart } from '@/modules/later-part/later-part';
import { LaterPartNotice } from '@/modules/later-part/later-part-notice';
import { m } from '@/text/generated/messages';
import { useChosen } from '@/ui/table/list-selection';
import { useBulkDraft } from './bulk-work';
import { changeSchema } from './change-form';
import { changeInWords } from './change-words';
import { ChangeStep } from './change-step';
import { checkRow } from './check-row';
import { ChooseProducts } from './choose-products';
import { LazyJobList } from '@/modules/job-report/lazy-job-list';
import { CheckStep, laterCheckStep } from './lazy-check-step';
import { SourceSwitch, type StepProps } from './bulk-navigation';

const laterFileSteps = laterPart(async () => ({
  default: (await import('./file-steps')).FileSteps,
}));

const FileSteps = lazy(laterFileSteps.load);

/** The step of a place that was reached. The last one is loaded while somebody is on the way to it. */
export function BulkSteps(props: StepProps) {
  useEffect(() => void laterCheckStep.load(), []);
  const later = props.place.from === 'file' ? laterFileSteps : laterCheckStep;
  return (
    <Suspense
      fallback={
        <LaterPartNotice
          later={later}
          loading={m.bulk_step_loading()}
          failed={m.bulk_step_not_loaded()}
        />
      }
    >
      {props.place.from === 'file' ? <FileSteps {...props} /> : <ListSteps {...props} />}
    </Suspense>
  );
}

function ListSteps(props: StepProps) {
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
      <LazyJobList kind="products.update" />
    </>
  );
}

/** The chosen products as they are now; what was chosen before a reading may be gone. */
function currentOf(products: readonly Product[], chosen: readonly Product[]): Product[] {
  const ids = new Set(chosen.map(({ id }) => id));
  return products.filter(({ id }) => ids.has(id));
}
