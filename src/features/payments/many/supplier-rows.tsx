import { IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { get, useFieldArray, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { CellFoot } from '@/modules/form-fields/field-foot';
import { specOf } from '@/modules/form-fields/form-scope';
import { problemInWords } from '@/modules/form-fields/problem-words';
import { useFocusAfter } from '@/modules/form-fields/use-focus-after';
import { moneyText } from '@/text/amount-text';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { HiddenText } from '@/ui/feedback/hidden-text';
import icon from '@/ui/form/icon-button.module.css';
import sheet from '../payments.module.css';
import { sumOfParts } from '../parts';
import classes from './many.module.css';
import { manySpecs, type ReadMany, type TypedMany } from './many-form';
import { keyOf, type SupplierPayment } from './plan-payments';

interface Props {
  form: UseFormReturn<TypedMany, unknown, ReadMany>;
  payments: ReadonlyMap<string, SupplierPayment>;
}

/** A payment a row: whom, how much, and what its own paper says. */
export function SupplierRows({ form, payments }: Props) {
  const { fields, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const hasChecks = useWatch({
    control: form.control,
    compute: ({ checkbookId }) => checkbookId !== '',
  });
  const rows = fields.flatMap(({ id, purchases }, at) => {
    const payment = payments.get(keyOf({ purchases }));
    return payment === undefined ? [] : [{ id, at, payment }];
  });
  const place = useRef<HTMLTableSectionElement>(null);
  const goTo = useFocusAfter(place);
  const sum = sumOfParts(rows.map(({ payment }) => ({ amount: payment.total })));
  return (
    <table className={`${sheet.sheet} ${classes.suppliers}`} data-checks={hasChecks || undefined}>
      <caption className={sheet.caption}>
        {m.payments_many_count({ payments: formatQuantity(rows.length), count: rows.length })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{m.purchases_provider()}</th>
          <th scope="col" data-number>
            {m.payments_many_amount()}
          </th>
          <th scope="col">{m.payments_reference()}</th>
          {hasChecks ? (
            <th scope="col">
              {m.payments_check_number()}
              <span aria-hidden> *</span>
            </th>
          ) : null}
          <th scope="col">
            <HiddenText>{m.payments_remove()}</HiddenText>
          </th>
        </tr>
      </thead>
      <tbody ref={place}>
        {rows.map(({ id, at, payment }, index) => (
          <tr key={id}>
            <th scope="row">
              <Purchases payment={payment} />
            </th>
            <td data-number data-label={m.payments_many_amount()}>
              {moneyText(payment.total)}
            </td>
            <td data-label={m.payments_reference()}>
              <Cell form={form} at={at} field="reference" name={payment.name} />
            </td>
            {hasChecks ? (
              <td data-label={`${m.payments_check_number()} *`}>
                <Cell form={form} at={at} field="checkNumber" name={payment.name} />
              </td>
            ) : null}
            <td>
              {rows.length === 1 ? null : (
                <button
                  type="button"
                  className={icon.button}
                  data-remove={index}
                  aria-label={m.payments_remove_one({ purchase: isolate(payment.name) })}
                  onClick={() => {
                    remove(at);
                    announce(m.forms_row_removed({ row: index + 1 }));
                    // The last payment stays, and has nothing to be taken away by.
                    goTo(`[data-remove="${index}"]`, `[data-remove="${index - 1}"]`, 'input');
                  }}
                >
                  <IconTrash size={16} aria-hidden />
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{m.payments_many_sum()}</th>
          <td data-number>
            <strong>{moneyText(sum)}</strong>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Whom it pays, and which purchases, each to its end by our records. */
function Purchases({ payment: { name, allocations, purchases } }: { payment: SupplierPayment }) {
  return (
    <details className={classes.purchases}>
      <summary>
        <bdi>{name}</bdi>
        <small>{m.payments_many_purchases({ count: allocations.length })}</small>
      </summary>
      <ul className={classes.list}>
        {allocations.map(({ purchaseId, amount }, index) => (
          <li key={purchaseId}>
            <bdi>{purchases[index]}</bdi> · {moneyText(amount)}
          </li>
        ))}
      </ul>
    </details>
  );
}

const labelOf = {
  reference: m.payments_many_reference_of,
  checkNumber: m.payments_many_check_of,
};

interface CellProps extends Pick<Props, 'form'> {
  at: number;
  field: keyof typeof labelOf;
  /** The supplier's. */
  name: string;
}

function Cell({ form, at, field, name }: CellProps) {
  const path = `rows.${at}.${field}` as const;
  const { control } = form;
  const { errors } = useFormState({ control, name: path });
  const wrong: { message?: string } | undefined = get(errors, path);
  const problem = wrong?.message;
  const spec = specOf(manySpecs, path);
  const { limit } = spec;
  const [limitId, wrongId] = [`${path}-limit`, `${path}-wrong`];
  return (
    <div className={classes.cell}>
      <input
        {...form.register(path)}
        // Shown only where it is needed.
        required={field === 'checkNumber'}
        autoComplete="off"
        aria-label={labelOf[field]({ supplier: isolate(name) })}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? limitId : `${wrongId} ${limitId}`}
      />
      {limit === undefined ? null : (
        <>
          <HiddenText id={limitId}>{m.forms_up_to({ limit: formatQuantity(limit) })}</HiddenText>
          <CellFoot control={control} name={path} limit={limit} />
        </>
      )}
      {problem === undefined ? null : (
        <small id={wrongId} className={sheet.wrong}>
          {problemInWords(problem, spec, form.getValues(path))}
        </small>
      )}
    </div>
  );
}
