import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Tax } from '@/api/taxes/schemas';
import { CatalogField } from '@/modules/catalog-select/catalog-field';
import { ChoiceField } from '@/modules/form-fields/choice-field';
import { DecimalField } from '@/modules/form-fields/decimal-field';
import { useFieldSpec } from '@/modules/form-fields/form-scope';
import { problemInWords } from '@/modules/form-fields/problem-words';
import { RadioField } from '@/modules/form-fields/radio-field';
import { m } from '@/text/generated/messages';
import { taxName, treatmentInWords } from '../product-words';
import type { ProductReferences } from '../product-row';
import { treatments } from '../product-address';
import classes from './change-fields.module.css';
import bulk from './bulk.module.css';
import {
  offeredRoundings,
  priceWays,
  takesAmount,
  takesPercent,
  type TypedChange,
  type WantedChange,
} from './change-form';
import { priceWayWords, roundingWords } from './change-words';

type ChangeForm = UseFormReturn<TypedChange, unknown, WantedChange>;

interface Props {
  form: ChangeForm;
  references: ProductReferences;
}

/** What is to change, each part by itself; what is left empty stays as it is. */
export function ChangeFields({ form, references }: Props) {
  const { control } = form;
  const [priceWay, taxWay] = useWatch({ control, name: ['priceWay', 'taxWay'] });
  const { categories, taxes } = references;
  const listed = taxes.status === 'ready' ? [...taxes.byId.values()] : [];
  return (
    <>
      <section className={classes.group}>
        <h2 className={bulk.groupTitle}>{m.bulk_group_price()}</h2>
        <div className={classes.pair}>
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
          <div className={classes.pair}>
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
      <section className={classes.group}>
        <h2 className={bulk.groupTitle}>{m.bulk_group_others()}</h2>
        <div className={classes.pair}>
          <DecimalField control={control} name="minimum" unit="quantity" />
          <CatalogField
            control={control}
            name="categoryId"
            submits="id"
            items={categories.status === 'ready' ? [...categories.byId.values()] : []}
            waitsFor={categories.status === 'loading' ? m.products_loading() : null}
          />
        </div>
        <p className={bulk.quiet}>{m.bulk_no_stock_here()}</p>
      </section>
      <section className={classes.group}>
        <h2 className={bulk.groupTitle}>{m.bulk_group_taxes()}</h2>
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
  const spec = useFieldSpec('taxIds');
  const { field, fieldState } = useController({ control: form.control, name: 'taxIds' });
  const chosen = field.value;
  const problem = fieldState.error?.message;
  return (
    <fieldset className={classes.ticks} data-wrong={problem !== undefined || undefined}>
      <legend className={classes.label}>{spec.label()}</legend>
      {taxes.map((tax, index) => (
        <label key={tax.id} className={bulk.tick}>
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
      {taxes.length === 0 ? <p className={bulk.quiet}>{m.bulk_no_taxes()}</p> : null}
      {problem === undefined ? null : (
        <p className={bulk.wrong}>{problemInWords(problem, spec, chosen)}</p>
      )}
    </fieldset>
  );
}
