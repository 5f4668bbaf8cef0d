import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { NewPurchase } from '@/api/expenses/schemas';
import { compareWithPaper } from '@/domain/purchase/cuadre';
import { documentTotals, otherCharges } from '@/domain/purchase/totals';
import { readDecimal, type DecimalRule } from '@/domain/typed-decimal';
import { ConfirmField } from '@/modules/form-fields/confirm-field';
import { moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { useGrid, type GridStore } from './line-grid/grid-store';
import {
  chargesOf,
  paperMark,
  paperOf,
  purchaseForm,
  type AroundPurchase,
  type TypedPurchase,
} from './purchase-form';
import classes from './purchases.module.css';

interface Props {
  form: UseFormReturn<TypedPurchase, unknown, NewPurchase>;
  store: GridStore;
  around: AroundPurchase;
}

const typedAmounts = [
  'discount',
  'incomeWithholding',
  'fovial',
  'cotrans',
  'otherTaxes',
  'nonTaxed',
  'paperNet',
  'paperVat',
  'paperToPay',
] as const;
const watched = ['documentType', 'perceives', 'withholds', ...typedAmounts] as const;

const { Field } = purchaseForm;
const rule: DecimalRule = { decimals: 2, most: '999999999.99', least: 'zero' };

/** What cannot be read counts for nothing until it can. */
function amountOf(typed: string): string {
  const reading = readDecimal(typed, rule);
  return 'value' in reading ? reading.value : '';
}

/** The sums as they will be sent, the equation they satisfy, and the paper's figures beside them. */
export function TotalsPanel(props: Props) {
  return (
    <section className={classes.totals} aria-label={m.purchases_totals()}>
      <div className={classes.charges}>
        <Field name="discount" />
        <Field name="perceives" />
        <Field name="withholds" />
        <Field name="incomeWithholding" />
        <details className={classes.more}>
          <summary>{m.purchases_more_charges()}</summary>
          <div className={classes.charges}>
            <Field name="fovial" />
            <Field name="cotrans" />
            <Field name="otherTaxes" />
            <Field name="nonTaxed" />
          </div>
        </details>
      </div>
      <Sums {...props} />
      <fieldset className={classes.paper}>
        <legend>{m.purchases_paper()}</legend>
        <Field name="paperNet" />
        <Field name="paperVat" />
        <Field name="paperToPay" />
        <AgainstPaper {...props} />
      </fieldset>
    </section>
  );
}

/** The sums of what is typed. They move as lines are typed: what reads them draws no field. */
function useSums({ form, store, around }: Props) {
  const sums = useGrid(store.shown, (state) => state.sums);
  const { control } = form;
  const typed = Object.fromEntries(
    useWatch({ control, name: watched }).map((value, at) => [watched[at], value]),
  ) as Pick<TypedPurchase, (typeof watched)[number]>;
  const read = {
    ...typed,
    ...(Object.fromEntries(typedAmounts.map((name) => [name, amountOf(typed[name])])) as Pick<
      TypedPurchase,
      (typeof typedAmounts)[number]
    >),
  };
  const isTicket = typed.documentType === 'ticket';
  if (isTicket) {
    read.discount = '';
    read.paperVat = '';
  }
  const charges = chargesOf(read, around);
  return { sums, charges, ours: documentTotals(sums, charges), paper: paperOf(read), isTicket };
}

function Sums(props: Props) {
  const { sums, ours, isTicket } = useSums(props);
  const kinds = [
    [m.purchases_kind_taxed(), sums.taxed.amount],
    [m.purchases_kind_exempt(), sums.exempt.amount],
    [m.purchases_kind_not_subject(), sums.notSubject.amount],
  ] as const;
  return (
    <dl className={classes.sums}>
      {kinds.map(([label, amount]) => (
        <Sum key={label} label={label} amount={amount} quiet />
      ))}
      <Sum label={m.purchases_net()} amount={ours.net} />
      <Sum
        label={
          isTicket
            ? m.purchases_vat_inside()
            : m.purchases_vat_percent({ percent: props.around.vatPercent })
        }
        amount={ours.vat}
      />
      <Sum label={m.purchases_perception()} amount={ours.perception} quiet />
      <Sum label={m.purchases_more_charges()} amount={otherCharges(ours)} quiet />
      <Sum label={m.purchases_vat_withholding()} amount={`-${ours.vatWithholding}`} quiet />
      <Sum label={m.purchases_income_withholding()} amount={`-${ours.incomeWithholding}`} quiet />
      <Sum label={m.purchases_total_to_pay()} amount={ours.toPay} isWhole />
    </dl>
  );
}

/** Nothing is held against a paper that says nothing, and nothing added up for it. */
function AgainstPaper(props: Props) {
  const { control } = props.form;
  const typed = useWatch({ control, name: ['paperNet', 'paperVat', 'paperToPay'] });
  return typed.every((text) => text.trim() === '') ? null : <HeldAgainstPaper {...props} />;
}

/** Whether the paper's figures are ours; where they are not, whose count is asked. */
function HeldAgainstPaper(props: Props) {
  const { sums, charges, ours, paper } = useSums(props);
  const isHeld = Object.values(paper).some((text) => text !== '');
  if (!isHeld) return null;
  const { rows, isEqual, isEqualOtherwise } = compareWithPaper(sums, charges, paper);
  if (isEqual) {
    return (
      <Notice tone="fact" icon={IconCheck}>
        {m.purchases_level()}
      </Notice>
    );
  }
  const differences = rows.filter(
    ({ difference }) => difference !== null && Number(difference) !== 0,
  );
  return (
    <ConfirmField
      control={props.form.control}
      name="paperConfirmed"
      what={paperMark(paper, ours)}
      label={m.purchases_paper_counts()}
    >
      <Notice tone="warn" icon={IconAlertTriangle}>
        {differences.map(({ name, difference }) => (
          <p key={name}>{differenceWords[name]({ amount: moneyText(difference ?? '0') })}</p>
        ))}
        {isEqualOtherwise ? <p>{m.purchases_level_otherwise()}</p> : null}
      </Notice>
    </ConfirmField>
  );
}

const differenceWords = {
  net: m.purchases_off_net,
  vat: m.purchases_off_vat,
  toPay: m.purchases_off_to_pay,
} as const;

function Sum(props: { label: string; amount: string; quiet?: boolean; isWhole?: boolean }) {
  const { label, amount, quiet = false, isWhole = false } = props;
  const isNothing = Number(amount) === 0;
  if (quiet && isNothing) return null;
  return (
    <div className={classes.sum} data-whole={isWhole || undefined}>
      <dt>{label}</dt>
      <dd>{moneyText(isNothing ? '0' : amount)}</dd>
    </div>
  );
}
