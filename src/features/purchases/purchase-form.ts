import { createElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { once } from '@/domain/once';
import type { EarlierPurchase } from '@/api/attempts/purchases';
import { currentProfile } from '@/api/core/profile';
import { expenseMutations } from '@/api/expenses/mutations';
import { mostCreditDays, purchaseDocuments, type NewPurchase } from '@/api/expenses/schemas';
import { chargesWithoutPlace } from '@/api/expenses/totals';
import { addDays } from '@/domain/business-date';
import { present } from '@/domain/present';
import { withPaper } from '@/domain/purchase/cuadre';
import {
  controlNumberDoubt,
  isOddGenerationCode,
  isOddSeal,
  tidyControlNumber,
  tidyGenerationCode,
} from '@/domain/purchase/document-codes';
import { begunLine, lineKinds, readLine } from '@/domain/purchase/line';
import { documentTotals, isTooMuchDiscount, otherSum } from '@/domain/purchase/totals';
import type { DecimalRule } from '@/domain/typed-decimal';
import { cleanLines } from '@/domain/typed-text';
import { DirectoryField } from '@/modules/directory-picker/directory-field';
import { declareForm, knows, type Problem } from '@/modules/form/declare-form';
import {
  choice,
  confirmation,
  date,
  decimal,
  flag,
  line,
  lines,
  text,
  type FieldKind,
  type ValuesOf,
} from '@/modules/form/field-kinds';
import type { FieldSpec } from '@/modules/form-fields/form-scope';
import { requiredLines } from '@/modules/form-fields/text-rules';
import { requiredChoice } from '@/modules/form-fields/value-rules';
import { moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { startOf } from './another-purchase';
import { CreditDaysField } from './credit-days-field';
import { doubtMark, type Known } from './from-document/document-doubts';
import { importedIn, isIssuedExcluded } from './from-document/imported';
import { linesIn, textOfLines } from './line-grid/line-text';
import { columnWords, kindWords } from './line-grid/line-words';
import { againFacts, creditFacts, reasonBeside, totalFacts, totalWords } from './purchase-facts';
import { chargesOf, heldAgainstPaper, paperMark, paperOf, sumsOf } from './purchase-sums';
import { documentWords } from './purchase-words';

/** What the form knows besides what is typed. */
export interface AroundPurchase {
  /** In percent; of the branch's taxes, or the usual one. */
  vatPercent: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The purchases that are known to have been sent with these codes. */
  earlier: (typed: TypedCodes) => readonly EarlierPurchase[];
  /** The business's own, by which documents name their buyer; none where they are not known. */
  taxNumbers: readonly string[];
  /** Rows that were pasted wait for somebody to say what their columns are. */
  hasPasted?: () => boolean;
  /** What the address book knows of a supplier. */
  entryOf: (id: string) => Known['supplier'];
}

export const knownOf = (
  { providerId }: { providerId: string },
  { taxNumbers, entryOf }: Pick<AroundPurchase, 'taxNumbers' | 'entryOf'>,
): Known => ({ taxNumbers, supplier: entryOf(providerId) });

/** By what people know a document, as it is typed. */
export type TypedCodes = Record<'generationCode' | 'controlNumber' | 'providerId', string>;

/** What is sent, and what is said beside the bytes where its like was sent before. */
export interface PurchaseInput extends NewPurchase {
  /** Ids of the attempts it is meant beside. */
  beside: readonly string[];
  /** Why; empty where there is none. */
  againReason: string;
  /** By which the gateway knows the file it was filled in from; empty for none. */
  documentFile: string;
  /** Off the taxed lines; it goes within the net, for the service has no field for it. */
  discount: string;
}

const mostReason = 500;
const amountRule: DecimalRule = { decimals: 2, most: '999999999.99', least: 'zero' };
const daysRule: DecimalRule = { decimals: 0, most: String(mostCreditDays), least: 'above-zero' };

/**
 * The lines, which the grid fills in, as one text: the form's library copies whatever it holds at each key of any field, and a text
 * costs it nothing. What is read of them are those that are not blank.
 */
const lineText: FieldKind<string> = {
  ...text({ label: m.purchases_lines }),
  rowLabel: (line) => m.purchases_line({ line }),
  problems: {
    purchases_no_lines: m.purchases_no_lines,
    purchases_wrong_lines: m.purchases_wrong_lines,
    purchases_lines_waiting: m.purchases_lines_waiting,
  },
  rule: once(() =>
    z.pipe(
      z.string(),
      z.transform((typed, { issues }) => {
        const readings = linesIn(typed)
          .map(readLine)
          .filter(({ isBlank }) => !isBlank);
        if (readings.some(({ line: read }) => read === null)) {
          issues.push({ code: 'custom', message: 'purchases_wrong_lines', input: typed });
        }
        return textOfLines(readings.flatMap(({ line: read }) => read ?? []));
      }),
    ),
  ),
};

const money = (label: () => string, help?: () => string) =>
  decimal({ label, ...(help && { help }), unit: 'money', decimal: amountRule });
const code = (
  label: () => string,
  help: () => string,
  of: Pick<Parameters<typeof line>[0], 'doubt' | 'rewrite' | 'dependsOn'>,
) => line({ label, help, ...of });

const fields = {
  providerId: {
    ...text({ label: m.purchases_provider }, (place) =>
      createElement(DirectoryField, { ...place, kind: 'provider' }),
    ),
    required: true,
    rule: requiredChoice,
  } satisfies FieldKind<string>,
  documentType: {
    ...choice({
      label: m.purchases_document,
      choices: () =>
        (['ccf', 'ticket', 'fse'] as const).map((value) => ({
          value,
          label: documentWords[value](),
        })),
      unchosen: m.purchases_unchosen,
      required: true,
    }),
    rule: requiredChoice,
    problems: { purchases_fse_elsewhere: m.purchases_fse_elsewhere },
  },
  date: date({ label: m.purchases_date, required: true }),
  isCredit: flag({
    label: m.purchases_credit,
    empty: false,
    yes: m.purchases_credit,
    no: m.purchases_in_cash,
  }),
  creditDays: {
    ...decimal({
      label: m.purchases_credit_days,
      dependsOn: ['isCredit'],
      unit: 'quantity',
      decimal: daysRule,
      required: true,
    }),
    render: (place) => createElement(CreditDaysField, place),
  } satisfies FieldKind<string>,
  generationCode: code(m.purchases_generation_code, m.purchases_generation_code_help, {
    doubt: (typed) => (isOddGenerationCode(typed) ? m.purchases_generation_code_odd() : null),
    rewrite: tidyGenerationCode,
  }),
  controlNumber: code(m.purchases_control_number, m.purchases_control_number_help, {
    doubt: (typed) =>
      controlNumberDoubt(typed, '') === null ? null : m.purchases_control_number_odd(),
    rewrite: tidyControlNumber,
    dependsOn: ['documentType', 'providerId'],
  }),
  stamp: code(m.purchases_stamp, m.purchases_stamp_help, {
    doubt: (typed) => (isOddSeal(typed) ? m.purchases_stamp_odd() : null),
    dependsOn: ['generationCode'],
  }),
  // `ReasonField` fills it in: with the documents that the reason was said of.
  againReason: {
    ...text({ label: m.outcome_similar_reason }),
    limit: mostReason,
    required: true,
  } satisfies FieldKind<string>,
  codesConfirmed: confirmation({ label: m.purchases_without_codes }),
  documentConfirmed: confirmation({ label: m.purchases_document_counts }),
  lines: lineText,
  discount: {
    ...money(m.purchases_discount, m.purchases_discount_help),
    problems: { purchases_discount_too_large: m.purchases_discount_too_large },
  },
  perceives: flag({
    label: m.purchases_perception,
    help: m.purchases_perception_help,
    empty: false,
    yes: m.purchases_yes,
    no: m.purchases_no,
  }),
  withholds: flag({
    label: m.purchases_vat_withholding,
    help: m.purchases_vat_withholding_help,
    empty: false,
    yes: m.purchases_yes,
    no: m.purchases_no,
  }),
  incomeWithholding: money(m.purchases_income_withholding, m.purchases_income_withholding_help),
  fovial: money(m.purchases_fovial),
  cotrans: money(m.purchases_cotrans),
  otherTaxes: money(m.purchases_other_taxes),
  nonTaxed: money(m.purchases_non_taxed, m.purchases_non_taxed_help),
  paperNet: money(m.purchases_paper_net),
  paperVat: money(m.purchases_paper_vat),
  paperToPay: money(m.purchases_paper_to_pay),
  paperConfirmed: confirmation({ label: m.purchases_paper_counts }),
  observation: lines({ label: m.purchases_observation, rows: 3 }),
};

type Read = ValuesOf<typeof fields> & { branchId: string; document: string };

const isWithoutCodes = (typed: Pick<Read, 'documentType' | 'controlNumber' | 'generationCode'>) =>
  typed.documentType === 'ccf' &&
  (typed.controlNumber.trim() === '' || typed.generationCode.trim() === '');

/** What stands in the box that confirms a document without its codes. */
export const withoutCodes = 'without';

/** What the service may speak of and the grid or the panel shows. */
const beside = {
  branchId: { label: m.purchases_branch },
  ...labelled('lines.*', {
    ...columnWords,
    ...kindWords,
    subtotal: columnWords.amount,
  }),
  ...labelled('totals', totalWords),
};

const firstName = (lines: string) =>
  linesIn(lines).find(({ name }) => name.trim() !== '')?.name ?? '';

const titleOf = (
  typed: Record<'controlNumber' | 'generationCode' | 'observation' | 'lines', string>,
) => typed.controlNumber || typed.generationCode || typed.observation || firstName(typed.lines);

type Specs = Readonly<Record<string, FieldSpec>>;

function labelled(path: string, words: Record<string, () => string>): Specs {
  const specs = Object.entries(words).map(([name, label]) => [`${path}.${name}`, { label }]);
  return Object.fromEntries(specs) as Specs;
}

/** A general purchase. Nothing lists, changes or voids it afterwards (API description, Endpoints). */
export const purchaseForm = declareForm({
  name: 'purchases',
  around: knows<AroundPurchase>(),
  write: {
    ...expenseMutations.create,
    readSent: (bodyText: string) => startOf(expenseMutations.create.readSent(bodyText)),
  },
  draft: {
    form: 'purchases',
    schema: 1,
    title: (typed) =>
      present(importedIn(typed.document)?.supplier.name, titleOf(typed)).join(' · '),
  },
  reviewLabel: m.purchases_to_review,
  fields,
  beside,
  kept: {
    branchId: '',
    /** The tax document that it was filled from (`from-document/imported.ts`). */
    document: '',
  },
  shown: {
    creditDays: ({ isCredit }) => isCredit,
    codesConfirmed: isWithoutCodes,
    documentConfirmed: ({ document }) => document !== '',
    perceives: ({ documentType }) => documentType !== 'ticket',
    withholds: ({ documentType }) => documentType !== 'ticket',
    discount: ({ documentType }) => documentType !== 'ticket',
    paperVat: ({ documentType }) => documentType !== 'ticket',
  },
  rules: (read, around): Problem[] => {
    const problems: Problem[] = [];
    if (read.documentType === 'fse' && !isIssuedExcluded(read.document)) {
      problems.push(['documentType', 'purchases_fse_elsewhere']);
    }
    if (around.hasPasted?.()) problems.push(['lines', 'purchases_lines_waiting']);
    else if (linesIn(read.lines).length === 0) problems.push(['lines', 'purchases_no_lines']);
    const mark = doubtMark(importedIn(read.document), knownOf(read, around));
    if (mark !== '' && read.documentConfirmed !== mark) {
      problems.push(['documentConfirmed', 'forms_not_confirmed']);
    }
    if (isWithoutCodes(read) && read.codesConfirmed !== withoutCodes) {
      problems.push(['codesConfirmed', 'forms_not_confirmed']);
    }
    const earlier = around.earlier(read);
    if (earlier.length > 0) {
      const reason = requiredLines(mostReason).safeParse(reasonBeside(earlier, read.againReason));
      for (const { message } of reason.error?.issues ?? []) problems.push(['againReason', message]);
    }
    const sums = sumsOf(read.lines);
    if (isTooMuchDiscount(read.discount, sums)) {
      problems.push(['discount', 'purchases_discount_too_large']);
    }
    const charges = chargesOf(read, around);
    const { isLevel } = heldAgainstPaper(sums, charges, read);
    const sumsMark = paperMark(paperOf(read), documentTotals(sums, charges));
    if (!isLevel && read.paperConfirmed !== sumsMark) {
      problems.push(['paperConfirmed', 'forms_not_confirmed']);
    }
    return problems;
  },
  toInput: (read, around): PurchaseInput => {
    const earlier = around.earlier(read);
    const ours = documentTotals(sumsOf(read.lines), chargesOf(read, around));
    return {
      branchId: read.branchId,
      providerId: read.providerId,
      // The rules let through what is one of them.
      documentType: purchaseDocuments.find((one) => one === read.documentType) ?? 'ccf',
      date: read.date,
      observation: read.observation,
      isCredit: read.isCredit,
      creditDays: read.creditDays,
      controlNumber: tidyControlNumber(read.controlNumber),
      generationCode: tidyGenerationCode(read.generationCode),
      stamp: read.stamp,
      lines: linesIn(read.lines).map((one) => {
        const { amount, parts } = readLine(one);
        const { sku, name, type, quantity, price } = one;
        const [taxed = '', exempt = '', notSubject = ''] = lineKinds.map(
          (kind) => parts[kind]?.amount,
        );
        return { sku, name, type, quantity, price, taxed, exempt, notSubject, subtotal: amount };
      }),
      totals: withPaper(ours, paperOf(read)),
      beside: earlier.map(({ id }) => id),
      againReason: cleanLines(reasonBeside(earlier, read.againReason)).text,
      documentFile: importedIn(read.document)?.hash ?? '',
      discount: chargesOf(read, around).discount,
    };
  },
  doubts: (input, { today }) => doubtsOf(input, today),
  told: [
    'documentType',
    'providerId',
    'date',
    (input) => creditFacts(input),
    'generationCode',
    'controlNumber',
    'stamp',
    (input) => againFacts(input),
    'observation',
    (input) => totalFacts(input),
  ],
  identifier: m.purchases_id,
  leftOut: m.purchases_left_out,
});

export type TypedPurchase = typeof purchaseForm.empty;
export type PurchaseFormReturn = UseFormReturn<TypedPurchase, unknown, PurchaseInput>;

/** The form as its shell asks: what the service says of lines stands with what it says of the whole, for no field shows them. */
export const ofPurchase = {
  ...purchaseForm,
  isShown: (path: string, valueOf: (path: string) => unknown) =>
    path.split('.')[0] !== 'lines' && purchaseForm.isShown?.(path, valueOf) === true,
};

function doubtsOf(input: NewPurchase, today: string): string[] {
  const { oldPurchaseDays: oldAfter } = currentProfile();
  const control = controlNumberDoubt(input.controlNumber, input.documentType);
  const own = input.lines.some(({ quantity, price, subtotal }) => {
    const { amount } = readLine({ ...begunLine, name: '-', quantity, price });
    return amount !== subtotal;
  });
  const sum = otherSum(input.totals);
  const withoutPlace = chargesWithoutPlace(input.totals, currentProfile().purchaseTotals);
  const doubts: (string | false)[] = [
    sum !== null && m.purchases_other_sum({ sum: moneyText(sum) }),
    withoutPlace !== '0' && m.purchases_charges_left_out({ amount: moneyText(withoutPlace) }),
    control === 'pattern' && m.purchases_control_number_odd(),
    control === 'other-document' && m.purchases_control_number_other(),
    isOddGenerationCode(input.generationCode) && m.purchases_generation_code_odd(),
    isOddSeal(input.stamp) && m.purchases_stamp_odd(),
    input.date > today && m.purchases_date_future(),
    addDays(input.date, Number(oldAfter)) < today && m.purchases_date_old({ days: oldAfter }),
    own && m.purchases_own_amounts(),
    input.lines.some(({ type }) => type !== 'goods') && m.purchases_type_assumed(),
  ];
  return doubts.filter((doubt) => doubt !== false);
}
