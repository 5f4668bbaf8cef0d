import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { FormScope } from '@/modules/form-fields/form-scope';
import { ErrorSummary } from '@/modules/form/error-summary';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import classes from './bulk.module.css';
import type { StepProps } from './step-props';
import { nothingTicked } from './row-ticks';
import { ChangeFields } from './change-fields';
import { changeSchema, changeSpecs, type TypedChange, type WantedChange } from './change-form';

const noRefusals = new Map();

/** What changes for all of them. What is typed stays for the way back. */
export function ChangeStep({ work, references, go, count }: StepProps & { count: number }) {
  const form = useForm<TypedChange, unknown, WantedChange>({
    resolver: zodResolver(changeSchema),
    defaultValues: work.draft().typed,
  });
  const { control, getValues, setFocus } = form;
  const scope = useMemo(() => ({ specs: changeSpecs, refusals: noRefusals }), []);
  useEffect(() => () => work.change({ typed: getValues() }), [work, getValues]);
  const submit = form.handleSubmit(() => {
    work.change({ typed: getValues(), ...nothingTicked });
    go.step({ step: 'check' });
  });
  return (
    <FormScope value={scope}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={classes.count}>{m.bulk_for({ rows: formatQuantity(count), count })}</p>
        <ErrorSummary
          control={control}
          specs={changeSpecs}
          valueOf={(path) => getValues(path as keyof TypedChange)}
          onGo={(path) => setFocus(path as keyof TypedChange)}
        />
        <ChangeFields form={form} references={references} />
        <div className={classes.foot}>
          <Button variant="default" onClick={() => go.step({ step: 'choose' })}>
            {m.bulk_back()}
          </Button>
          <Button type="submit">{m.bulk_to_check({ rows: formatQuantity(count), count })}</Button>
        </div>
      </form>
    </FormScope>
  );
}
