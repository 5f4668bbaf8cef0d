import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { documentTotals, otherCharges } from '@/domain/purchase/totals';
import { readDecimal, type DecimalRule } from '@/domain/typed-decimal';
import { ConfirmField } from '@/modules/form-fields/confirm-field';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { Sums } from '@/modules/purchase-form/sums';
import { moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Told } from './from-document/told';
import { useGrid, type GridStore } from './line-grid/grid-store';
import type { AroundPurchase, PurchaseFormReturn, TypedPurchase } from './purchase-form';
import { chargesOf, heldAgainstPaper, paperMark, paperOf } from './purchase-sums';
import classes from './purchases.module.css';

interface Props {
  form: PurchaseFormReturn;
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
const watched = ['documentType', 'perceives', 'withholds', 'document', ...typedAmounts] as const;

const rule: DecimalRule = { decimals: 2, most: '999999999.99', least: 'zero' };

/** What cannot be read counts for nothing until it can. */
function amountOf(typed: string): string {
  const reading = readDecimal(typed, rule);
  return 'value' in reading ? reading.value : '';
}

/** What the sums are made of besides the lines, and the paper's figures beside it. */
export function TotalsPanel(props: Props) {
  const { form } = props;
  return (
    <section className={shared.totals} aria-label={m.purchases_totals()}>
      <div className={shared.column}>
        <Told name="discount" form={form} />
        <Told name="perceives" form={form} />
        <Told name="withholds" form={form} />
        <Told name="incomeWithholding" form={form} />
        <details className={shared.more}>
          <summary>{m.purchases_more_charges()}</summary>
          <div className={shared.pair}>
            <Told name="fovial" form={form} />
            <Told name="cotrans" form={form} />
            <Told name="otherTaxes" form={form} />
            <Told name="nonTaxed" form={form} />
          </div>
        </details>
      </div>
      <fieldset className={classes.paper}>
        <legend>{m.purchases_paper()}</legend>
        <Told name="paperNet" form={form} />
        <Told name="paperVat" form={form} />
        <Told name="paperToPay" form={form} />
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
  const ours = documentTotals(sums, charges);
  return { sums, charges, ours, read, paper: paperOf(read), isTicket };
}

/** The sums as they will be sent, in the order of their equation. */
export function TotalSums(props: Props) {
  const { sums, charges, ours, isTicket } = useSums(props);
  const all: { label: string; amount: string; always?: boolean; words?: string }[] = [
    { label: m.purchases_kind_taxed(), amount: sums.taxed.amount },
    { label: m.purchases_kind_exempt(), amount: sums.exempt.amount },
    { label: m.purchases_kind_not_subject(), amount: sums.notSubject.amount },
    { label: m.purchases_discount(), amount: `-${charges.discount || '0'}` },
    { label: m.purchases_net(), amount: ours.net, always: true },
    {
      label: m.purchases_vat_percent({ percent: props.around.vatPercent }),
      amount: ours.vat,
      always: true,
      // Nobody works it out of prices that hold it.
      ...(isTicket && { label: m.purchases_vat(), words: m.purchases_vat_inside() }),
    },
    { label: m.purchases_perception(), amount: ours.perception },
    { label: m.purchases_more_charges(), amount: otherCharges(ours) },
    { label: m.purchases_vat_withholding(), amount: `-${ours.vatWithholding}` },
    { label: m.purchases_income_withholding(), amount: `-${ours.incomeWithholding}` },
    { label: m.purchases_total_to_pay(), amount: ours.toPay, always: true },
  ];
  const isNothing = (amount: string) => Number(amount) === 0;
  const shown = all.filter(({ amount, always = false }) => always || !isNothing(amount));
  return (
    <Sums
      of={shown.map(({ label, amount, words }) => ({
        label,
        value: words ?? moneyText(isNothing(amount) ? '0' : amount),
      }))}
    />
  );
}

/** Which of the service's fields each sum goes into is nowhere told. */
export function TotalsNote() {
  return (
    <p className={shared.quiet}>
      {m.purchases_totals_assumed()}{' '}
      <Link to="/diagnostics" hash="diagnostics-assumptions" target="_blank">
        {m.purchases_totals_see()}
      </Link>
    </p>
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
  const { sums, charges, ours, read, paper } = useSums(props);
  const isHeld = Object.values(paper).some((text) => text !== '');
  if (!isHeld) return null;
  const { rows, isEqual, isEqualOtherwise, isLevel } = heldAgainstPaper(sums, charges, read);
  if (isLevel) {
    return (
      <Notice tone="fact" icon={IconCheck}>
        {isEqual ? m.purchases_level() : m.purchases_level_by_document()}
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
          <p key={name}>{offInWords(compared[name](), difference ?? '0')}</p>
        ))}
        {isEqualOtherwise ? <p>{m.purchases_level_otherwise()}</p> : null}
      </Notice>
    </ConfirmField>
  );
}

/** @param difference how much more the paper says */
function offInWords(what: string, difference: string): string {
  const isLess = difference.startsWith('-');
  const amount = moneyText(difference.replace('-', ''));
  return m.purchases_off({ what, amount, way: isLess ? 'less' : 'more' });
}

const compared = {
  net: m.purchases_off_net,
  vat: m.purchases_off_vat,
  toPay: m.purchases_off_to_pay,
} as const;
