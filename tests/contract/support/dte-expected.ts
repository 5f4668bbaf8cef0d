import * as z from 'zod';
import { decimalText } from '../../../src/domain/decimal-text';
import type { DteDocument, DteLine, DteReading } from '../../../src/domain/dte/document';
import { purchaseOf } from '../../../src/domain/dte/purchase-of';
import { sum } from '../../../src/domain/dte/totals';
import { comparableTaxNumber } from '../../../src/domain/tax-number';

/** What a file beside a received document says a reader has to find in it, in words that are not ours. */

const told = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
const taxNumber = told.transform(comparableTaxNumber);
const amount = z.number().default(0).transform(decimalText);

const item = z
  .object({
    sku: told,
    name: z.string(),
    type: z.string(),
    quantity: amount,
    unit_price: amount,
    item_discount: amount,
    not_subject: amount,
    exempt: amount,
    taxed: amount,
    non_taxable_charge: amount,
    purchase_amount: amount.optional(),
  })
  .transform(({ purchase_amount: purchase, ...line }) => ({
    ...line,
    not_subject: purchase ?? line.not_subject,
  }));

/** Those of its warnings that we tell, too. */
const warningNames: Record<string, string> = {
  'no-seal': 'missing_stamp',
  'test-environment': 'test_environment',
  'global-discount': 'global_discount',
  'totals-differ': 'totals_mismatch',
  'no-receiver': 'no_receiver',
  'signed-content-differs': 'signed_content_differs',
};
const warnings = (names: readonly string[]) =>
  names.filter((name) => Object.values(warningNames).includes(name)).sort();

const document = z.object({
  outcome: z.enum(['importable', 'importable_with_warning']).transform(() => 'importable'),
  number_control: told,
  generation_code: told,
  stamp: told,
  document_type: told,
  provider: z.object({ name: told, tax_number: taxNumber, register_number: taxNumber }),
  date: told,
  is_credit: z.boolean(),
  credit_days: amount,
  items: z.array(item).nullable(),
  document_totals: z.record(z.string(), amount),
  warnings: z.array(z.string()).transform(warnings),
});
const expectation = z.union([
  document,
  z.object({ outcome: z.literal('unsupported_type'), dte_type: z.string() }),
]);
type Expectation = z.infer<typeof expectation>;

export const expectedIn = (text: string): Expectation => expectation.parse(JSON.parse(text));

/** What we found, as far as the file beside it tells. */
export function factsOf(reading: DteReading, expected: Expectation): Expectation {
  if ('problem' in reading) {
    const { problem } = reading;
    const isOther = problem.kind === 'other-type';
    return { outcome: 'unsupported_type', dte_type: isOther ? problem.type : problem.kind };
  }
  const { document: found } = reading;
  const { documentType, lines: typed } = purchaseOf(found, ['goods', 'service']);
  const { items = null, document_totals: totals = {} } = 'items' in expected ? expected : {};
  const itemOf = (line: DteLine, type = '') => ({
    sku: line.code,
    name: line.name,
    type,
    quantity: line.quantity,
    unit_price: line.price,
    item_discount: line.discount,
    not_subject: line.notSubject,
    exempt: line.exempt,
    taxed: line.taxed,
    non_taxable_charge: line.nonTaxed,
  });
  return {
    outcome: 'importable',
    number_control: found.controlNumber,
    generation_code: found.generationCode,
    stamp: found.stamp,
    document_type: documentType,
    provider: {
      name: found.supplier.name,
      tax_number: comparableTaxNumber(found.supplier.taxNumber),
      register_number: comparableTaxNumber(found.supplier.registerNumber),
    },
    date: found.date,
    is_credit: found.isCredit,
    credit_days: found.creditDays || '0',
    items: items && found.lines.map((line, at) => itemOf(line, typed[at]?.type)),
    document_totals: totalsOf(found, totals),
    warnings: warnings(found.warnings.map((name) => warningNames[name] ?? '')),
  };
}

/** Only the sums that are told. What they call the discount is of the whole, or of its lines as well. */
function totalsOf({ totals, lines }: DteDocument, expected: Record<string, string>) {
  const discount = sum(Object.values(totals.discounts));
  const everyDiscount = sum([discount, ...lines.map((line) => line.discount)]);
  const ours: Record<string, string> = {
    not_subject: totals.notSubject,
    purchase: totals.notSubject,
    exempt: totals.exempt,
    taxed: totals.taxed,
    discount: expected['discount'] === everyDiscount ? everyDiscount : discount,
    sub_total: totals.net,
    vat: totals.vat,
    other_taxes: sum([totals.fovial, totals.cotrans, totals.otherTaxes]),
    perception: totals.perception,
    vat_withheld: totals.vatWithholding,
    income_withheld: totals.incomeWithholding,
    non_taxable: totals.nonTaxed,
    to_pay: totals.toPay,
  };
  const names = Object.keys(expected);
  return Object.fromEntries(names.map((name) => [name, ours[name] ?? expected[name] ?? '']));
}
