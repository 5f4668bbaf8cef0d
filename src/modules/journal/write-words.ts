import { linkOptions, type LinkProps } from '@tanstack/react-router';
import { writes, type WriteOperation } from '@/api/attempts/names';
import type { DraftForm, DraftSummary, PlanForm } from '@/api/drafts/schemas';
import { m } from '@/text/generated/messages';

/** A form that a write is typed in, as its drafts tell of it. */
interface FormWords {
  name: () => string;
  /** Where one of its drafts is opened. */
  opens: (draft: Pick<DraftSummary, 'id' | 'branchId' | 'subjectId'>) => LinkProps;
}

interface WriteWords<Drafts extends DraftForm> {
  /** What the person asked for, as a button says it. */
  name: () => string;
  /** What is written, with its article, within a sentence. */
  subject: () => string;
  /** Where to look when nobody knows whether it was stored. */
  check: () => string;
  drafts: Record<Drafts, FormWords>;
}

export const writeWords: {
  [Name in WriteOperation]: WriteWords<(typeof writes)[Name]['drafts'][number]>;
} = {
  'entry-types.create': {
    name: m.writes_entry_types_create,
    subject: m.writes_subject_entry_types_create,
    check: m.writes_check_entry_types_create,
    drafts: {
      'entry-types': {
        name: m.drafts_form_entry_types,
        opens: ({ id: draft }) => linkOptions({ to: '/entry-types', search: { draft } }),
      },
    },
  },
  'products.create': {
    name: m.writes_products_create,
    subject: m.writes_subject_products_create,
    check: m.writes_check_products_create,
    drafts: {
      products: {
        name: m.drafts_form_products,
        opens: ({ id: draft, branchId }) =>
          linkOptions({
            to: '/branches/$branchId/products/new',
            // Products are typed in a branch, and their drafts say in which.
            params: { branchId: branchId ?? '' },
            search: { draft },
          }),
      },
    },
  },
  'products.update': {
    name: m.writes_products_update,
    subject: m.writes_subject_products_update,
    check: m.writes_check_products_update,
    drafts: {
      'product-edits': {
        name: m.drafts_form_product_edits,
        opens: ({ id: draft, branchId, subjectId }) =>
          linkOptions({
            to: '/branches/$branchId/products/$productId/edit',
            params: { branchId: branchId ?? '', productId: subjectId ?? '' },
            search: { draft },
          }),
      },
      'stock-changes': {
        name: m.drafts_form_stock_changes,
        opens: ({ id: draft, branchId, subjectId }) =>
          linkOptions({
            to: '/branches/$branchId/products/$productId/stock',
            params: { branchId: branchId ?? '', productId: subjectId ?? '' },
            search: { draft },
          }),
      },
    },
  },
  'expenses.create': {
    name: m.writes_expenses_create,
    subject: m.writes_subject_expenses_create,
    check: m.writes_check_expenses_create,
    drafts: {
      purchases: {
        name: m.drafts_form_purchases,
        opens: ({ id: draft, branchId }) =>
          linkOptions({
            to: '/branches/$branchId/purchases/new',
            params: { branchId: branchId ?? '' },
            search: { draft },
          }),
      },
      'excluded-purchases': {
        name: m.drafts_form_excluded_purchases,
        opens: ({ id: draft, branchId }) =>
          linkOptions({
            to: '/branches/$branchId/purchases/excluded/new',
            params: { branchId: branchId ?? '' },
            search: { draft },
          }),
      },
    },
  },
  'providers.create': {
    name: m.writes_providers_create,
    subject: m.writes_subject_providers_create,
    check: m.writes_check_providers_create,
    drafts: {
      providers: {
        name: m.drafts_form_providers,
        opens: ({ id: draft }) => linkOptions({ to: '/providers/new', search: { draft } }),
      },
    },
  },
  'schedule-assignments.delete': {
    name: m.writes_schedule_assignments_delete,
    subject: m.writes_subject_schedule_assignments_delete,
    check: m.writes_check_schedule_assignments_delete,
    drafts: {},
  },
  'payments.apply': {
    name: m.writes_payments_apply,
    subject: m.writes_subject_payments_apply,
    check: m.writes_check_payments_apply,
    drafts: {
      payments: {
        name: m.drafts_form_payments,
        opens: ({ id: draft }) => linkOptions({ to: '/payments/new', search: { draft } }),
      },
    },
  },
};

/** By the form it was typed in: one operation records documents of others and issues one of our own. */
export function askedWords(
  operation: WriteOperation,
  form: string,
): Pick<WriteWords<DraftForm>, 'name' | 'subject'> {
  if (form !== 'excluded-purchases') return writeWords[operation];
  return {
    name: m.writes_excluded_purchases_create,
    subject: m.writes_subject_excluded_purchases_create,
  };
}

/** What people know the record of a write by, and how it is copied. */
export function codeWords(operation: WriteOperation) {
  return operation === 'providers.create'
    ? { name: m.attempts_fact_tax_number, copy: m.attempts_copy_tax_number }
    : { name: codeNames[operation] ?? m.attempts_fact_code, copy: m.attempts_copy_code };
}

const codeNames: Partial<Record<WriteOperation, () => string>> = {
  'products.create': m.attempts_fact_sku,
  'products.update': m.attempts_fact_sku,
  'entry-types.create': m.attempts_fact_record_code,
  'expenses.create': m.attempts_fact_document_code,
};

/** What the service's identifier of the record is called, and how it is copied: of a new one it is known once it is stored. */
export function recordWords(operation: WriteOperation) {
  return writes[operation].method === 'POST'
    ? { name: m.attempts_fact_record, copy: m.attempts_copy_record }
    : { name: m.attempts_fact_record_of, copy: m.attempts_copy_record_of };
}

const planWords: Record<PlanForm, FormWords> = {
  'schedule-plans': {
    name: m.drafts_form_schedule_plans,
    opens: ({ id: draft, subjectId }) =>
      linkOptions({
        to: '/schedules/$scheduleId/what-if',
        params: { scheduleId: subjectId ?? '' },
        search: { draft },
      }),
  },
  'many-payments': {
    name: m.drafts_form_many_payments,
    opens: ({ id: draft }) => linkOptions({ to: '/payments/many', search: { draft } }),
  },
};

const forms = new Map([
  ...Object.values(writeWords).flatMap(({ drafts }) => Object.entries<FormWords>(drafts)),
  ...Object.entries(planWords),
]);

/** What a draft is of, and where it is opened. */
export function formOfDraft({ form }: Pick<DraftSummary, 'form'>): FormWords {
  const words = forms.get(form);
  if (words === undefined) throw new Error(`Nothing is typed in ${form}`);
  return words;
}
