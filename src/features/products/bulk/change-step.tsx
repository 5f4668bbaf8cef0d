import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Tax } from '@/api/taxes/schemas';
import { CatalogField } from '@/modules/catalog-select/catalog-field';
import { ChoiceField } from '@/modules/form-fields/choice-field';
import { DecimalField } from '@/modules/form-fields/decimal-field';
import { FormScope } from '@/modules/form-fields/form-scope';
import { RadioField } from '@/modules/form-fields/radio-field';
import { useChosenField } from '@/modules/form-fields/use-chosen-field';
import { ErrorSummary } from '@/modules/form/error-summary';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { treatments } from '../product-address';
import type { ProductReferences } from '../product-row';
import { taxName, treatmentInWords } from '../product-words';
import { nothingTicked } from './bulk-summary';
import classes from './bulk.module.css';
import fieldStyles from './change-fields.module.css';
import {
  changeSchema,
  changeSpecs,
  offeredRoundings,
  priceWays,
  takesAmount,
  takesPercent,
  type TypedChange,
  type WantedChange,
} from './change-form';
import { priceWayWords, roundingWords } from './change-words';
import type { StepProps } from './bulk-navigation';

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

type ChangeForm = UseFormReturn<TypedChange, unknown, WantedChange>;

/** What is to change, each part by itself; what is left empty stays as it is. */
function ChangeFields({ form, references }: { form: ChangeForm; references: ProductReferences }) {
  const { control } = form;
  const [priceWay, taxWay] = useWatch({ control, name: ['priceWay', 'taxWay'] });
  const { categories, taxes } = references;
  const listed = taxes.status === 'ready' ? [...taxes.byId.values()] : [];
  return (
    <>
      <section className={fieldStyles.group}>
        <h2 className={classes.groupTitle}>{m.bulk_group_price()}</h2>
        <div className={fieldStyles.pair}>
          <ChoiceField
            control={control}
            name="priceWay"
            none={m.bulk_price_stays()}
            choices={priceWays.map((value) => ({ value, label: priceWayWords[value]() }))}
          />
          {takesPercent(priceWay) ? (
            <DecimalField control={control} name="percent" unit="percent" />
          ) : null}
          {takesAmount(priceWay) ? (
            <DecimalField control={control} name="amount" unit="money" />
          ) : null}
        </div>
        {takesAmount(priceWay) ? (
          <RadioField
            control={control}
            name="basis"
            choices={[
              { value: 'before', label: m.bulk_basis_before() },
              { value: 'paid', label: m.bulk_basis_paid() },
            ]}
          />
        ) : null}
        {priceWay === '' ? null : (
          <div className={fieldStyles.pair}>
            {priceWay === 'set' ? null : (
              <ChoiceField
                control={control}
                name="rounding"
                none={m.bulk_round_cents()}
                choices={offeredRoundings.map((value) => ({
                  value,
                  label: roundingWords[value](),
                }))}
              />
            )}
            <DecimalField control={control} name="largeMove" unit="percent" />
          </div>
        )}
      </section>
      <section className={fieldStyles.group}>
        <h2 className={classes.groupTitle}>{m.bulk_group_others()}</h2>
        <div className={fieldStyles.pair}>
          <DecimalField control={control} name="minimum" unit="quantity" />
          <CatalogField
            control={control}
            name="categoryId"
            submits="id"
            items={categories.status === 'ready' ? [...categories.byId.values()] : []}
            waitsFor={categories.status === 'loading' ? m.products_loading() : null}
          />
        </div>
        <p className={classes.quiet}>{m.bulk_no_stock_here()}</p>
      </section>
      <section className={fieldStyles.group}>
        <h2 className={classes.groupTitle}>{m.bulk_group_taxes()}</h2>
        <ChoiceField
          control={control}
          name="treatment"
          none={m.bulk_treatment_stays()}
          choices={treatments.map((value) => ({ value, label: treatmentInWords(value) }))}
        />
        <RadioField
          control={control}
          name="taxWay"
          choices={[
            { value: 'leave', label: m.bulk_taxes_leave() },
            { value: 'choose', label: m.bulk_taxes_choose() },
            { value: 'remove-all', label: m.bulk_taxes_remove() },
          ]}
        />
        {taxWay === 'choose' ? <TaxTicks form={form} taxes={listed} /> : null}
      </section>
    </>
  );
}

/** The taxes of the branch to tick: they take the place of those a product has. */
function TaxTicks({ form, taxes }: { form: ChangeForm; taxes: readonly Tax[] }) {
  const { spec, field, error } = useChosenField({ control: form.control, name: 'taxIds' });
  const chosen = field.value;
  return (
    <fieldset className={fieldStyles.ticks} data-wrong={error !== undefined || undefined}>
      <legend className={fieldStyles.label}>{spec.label()}</legend>
      {taxes.map((tax, index) => (
        <label key={tax.id} className={classes.tick}>
          <input
            ref={index === 0 ? field.ref : undefined}
            type="checkbox"
            checked={chosen.includes(tax.id)}
            onChange={({ currentTarget: { checked } }) =>
              field.onChange(checked ? [...chosen, tax.id] : chosen.filter((id) => id !== tax.id))
            }
            onBlur={field.onBlur}
          />
          <bdi>{taxName(tax)}</bdi>
        </label>
      ))}
      {taxes.length === 0 ? <p className={classes.quiet}>{m.bulk_no_taxes()}</p> : null}
      {error === undefined ? null : <p className={classes.wrong}>{error}</p>}
    </fieldset>
  );
}
