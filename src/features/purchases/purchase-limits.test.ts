import { expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import { documentTotals } from '@/domain/purchase/totals';
import { textOfLines } from './line-grid/line-text';
import { keptReason } from './purchase-facts';
import { purchaseForm, withoutCodes, type AroundPurchase } from './purchase-form';
import { chargesOf, paperMark, paperOf, sumsOf } from './purchase-sums';
import { around, line, typed } from './test-purchase';

type Change = Partial<typeof purchaseForm.empty>;

/** What is wrong with a purchase; of one that is not, what is odd. */
function said(change: Change, known: AroundPurchase = around): string[] {
  const { data, error } = purchaseForm.schema(known).safeParse(typed(change));
  if (data !== undefined) return purchaseForm.reviewed(data, known).doubts;
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const lineOf = (change: Partial<typeof line>): Change => ({
  lines: textOfLines([{ ...line, ...change }]),
});
const onCredit = (creditDays: string): Change => ({ isCredit: true, creditDays });
const withoutNumber = (codesConfirmed: string): Change => ({ controlNumber: '', codesConfirmed });
const code = '05BA6CA6-6613-14F9-E064-00144FFB12D3';
const number = 'DTE-03-M001P001-000000000000042';
const wrongLines = 'lines: purchases_wrong_lines';

it.each<[string, Change[], [Change, string | RegExp][]]>([
  [
    'limit purchase providerId documentType: chosen, and no invoice that we issue ourselves',
    [{ documentType: 'ticket', controlNumber: '' }],
    [
      [{ providerId: '' }, 'providerId: forms_not_chosen'],
      [{ documentType: '' }, 'documentType: forms_not_chosen'],
      [{ documentType: 'fse' }, 'documentType: purchases_fse_elsewhere'],
    ],
  ],
  [
    'limit purchase date: a day of this century, told when it is to come or long ago',
    [{ date: '16/03/2026' }, { date: '16/12/2025' }],
    [
      [{ date: '' }, 'date: forms_missing'],
      [{ date: '31/12/1999' }, 'date: forms_far_year'],
      [{ date: '01/01/2101' }, 'date: forms_far_year'],
      [{ date: '17/03/2026' }, /futura/],
      [{ date: '15/12/2025' }, /90 días/],
    ],
  ],
  [
    'limit purchase creditDays: whole days, from one to ten years',
    [onCredit('1'), onCredit('3650')],
    [
      [onCredit('0'), 'creditDays: forms_not_above_zero'],
      [onCredit('3651'), 'creditDays: forms_too_large'],
      [onCredit('1.5'), 'creditDays: forms_too_many_decimals'],
    ],
  ],
  [
    'limit purchase generationCode: 32 digits in groups; another one is told',
    [{ generationCode: code.replaceAll('-', '') }],
    [
      [{ generationCode: `${code}0` }, /código de generación/],
      [{ generationCode: `${code}\u0000` }, 'generationCode: forms_controls'],
    ],
  ],
  [
    'limit purchase controlNumber: 31 characters of one form; another one is told',
    [{ controlNumber: number.toLowerCase() }],
    [
      [{ controlNumber: `${number}0` }, /forma de un DTE/],
      [{ controlNumber: `${number}\u0000` }, 'controlNumber: forms_controls'],
    ],
  ],
  [
    'limit purchase stamp: 40 characters; another one is told',
    [{ stamp: '' }, { stamp: 'A'.repeat(40) }],
    [
      [{ stamp: 'A'.repeat(41) }, /40 caracteres/],
      [{ stamp: 'A\u0000' }, 'stamp: forms_controls'],
    ],
  ],
  [
    'limit purchase codesConfirmed: a document without its codes is confirmed to be one',
    [withoutNumber(withoutCodes)],
    [[withoutNumber('with'), 'codesConfirmed: forms_not_confirmed']],
  ],
  [
    'limit purchase lines: at least one, of so much and so many decimals',
    [
      lineOf({ quantity: '9999999', price: '0.00000001' }),
      lineOf({ quantity: '0.00000001', price: '9999999' }),
      lineOf({ quantity: '1', price: '0', amount: '' }),
    ],
    [
      [{ lines: '' }, 'lines: purchases_no_lines'],
      [lineOf({ quantity: '9999999.00000001' }), wrongLines],
      [lineOf({ quantity: '0.000000001' }), wrongLines],
      [lineOf({ quantity: '0' }), wrongLines],
      [lineOf({ price: '9999999.00000001' }), wrongLines],
      [lineOf({ price: '0.000000001' }), wrongLines],
      [lineOf({ price: '-1' }), wrongLines],
      [lineOf({ amount: '999999999.99' }), /no son cantidad por precio/],
      [lineOf({ amount: '1000000000' }), wrongLines],
      [lineOf({ amount: '0.001' }), wrongLines],
    ],
  ],
  [
    'limit purchase discount: up to what the taxed lines come to',
    [{ discount: '0' }, { discount: '10' }],
    [
      [{ discount: '10.01' }, 'discount: purchases_discount_too_large'],
      [{ discount: '0.001' }, 'discount: forms_too_many_decimals'],
      [{ discount: '-0.01' }, 'discount: forms_negative'],
    ],
  ],
  [
    'limit purchase observation: of any length, for none is documented, and without control characters',
    [{ observation: 'ñ🧾\n'.repeat(2_000) }],
    [[{ observation: 'a\u0000' }, 'observation: forms_controls']],
  ],
])('%s', (_, fine, others) => {
  expect(fine.flatMap((change) => said(change))).toEqual([]);
  for (const [change, words] of others) {
    expect(said(change).join('\n')).toMatch(words);
  }
});

const charges = ['incomeWithholding', 'fovial', 'cotrans', 'otherTaxes', 'nonTaxed'] as const;
const ofPaper = ['paperNet', 'paperVat', 'paperToPay'] as const;

it.each([...charges, ...ofPaper])(
  'limit purchase incomeWithholding fovial cotrans otherTaxes nonTaxed paperNet paperVat paperToPay: %s goes from 0 to 999,999,999.99',
  (name) => {
    const ownOf = (amount: string) =>
      said({ [name]: amount }).filter((words) => words.startsWith(`${name}: `));
    expect(['', '0', '0.01', '999999999.99'].flatMap(ownOf)).toEqual([]);
    expect(['1000000000', '0.001', '-0.01'].flatMap(ownOf)).toEqual(
      ['too_large', 'too_many_decimals', 'negative'].map((problem) => `${name}: forms_${problem}`),
    );
  },
);

it('limit purchase paperConfirmed: a cent beside the paper is confirmed, for these very sums', () => {
  const refused = 'paperConfirmed: forms_not_confirmed';
  const paper = { paperToPay: '11.31' };
  const ours = documentTotals(sumsOf(typed().lines), chargesOf(typed(paper), around));
  const paperConfirmed = paperMark(paperOf(typed(paper)), ours);
  expect(said({ paperToPay: '11.30' })).toEqual([]);
  expect(said(paper)).toEqual([refused]);
  expect(said({ ...paper, paperConfirmed })).not.toContain(refused);
  expect(said({ paperToPay: '11.32', paperConfirmed })).toEqual([refused]);
});

it('limit purchase againReason: why a document is sent again is said in 1 to 500 characters', () => {
  const one = { id: testId(9), at: '2026-03-14T16:00:00Z', operator: 'Ana' };
  const earlier = [{ ...one, outcome: 'applied' as const, equal: ['generation-code' as const] }];
  const because = (reason: string) =>
    said({ againReason: keptReason(earlier, reason) }, { ...around, earlier: () => earlier });
  expect([because('x'), because('🧾'.repeat(500))]).toEqual([[], []]);
  expect(because('🧾'.repeat(501))).toEqual(['againReason: forms_too_long']);
  expect(because('')).toEqual(['againReason: forms_missing']);
});
