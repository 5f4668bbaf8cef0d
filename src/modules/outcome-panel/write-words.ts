import type { WriteOperation } from '@/api/attempts/names';
import { m } from '@/text/generated/messages';

interface WriteWords {
  /** What the person asked for, as a button says it. */
  name: () => string;
  /** What is written, with its article, within a sentence. */
  subject: () => string;
  /** Where to look when nobody knows whether it was stored. */
  check: () => string;
}

/** Every write of the service in words. */
export const writeWords: Record<WriteOperation, WriteWords> = {
  'entry-types.create': {
    name: m.writes_entry_types_create,
    subject: m.writes_subject_entry_types_create,
    check: m.writes_check_entry_types_create,
  },
  'products.create': {
    name: m.writes_products_create,
    subject: m.writes_subject_products_create,
    check: m.writes_check_products_create,
  },
  'products.update': {
    name: m.writes_products_update,
    subject: m.writes_subject_products_update,
    check: m.writes_check_products_update,
  },
  'expenses.create': {
    name: m.writes_expenses_create,
    subject: m.writes_subject_expenses_create,
    check: m.writes_check_expenses_create,
  },
  'providers.create': {
    name: m.writes_providers_create,
    subject: m.writes_subject_providers_create,
    check: m.writes_check_providers_create,
  },
  'schedule-assignments.delete': {
    name: m.writes_schedule_assignments_delete,
    subject: m.writes_subject_schedule_assignments_delete,
    check: m.writes_check_schedule_assignments_delete,
  },
  'payments.apply': {
    name: m.writes_payments_apply,
    subject: m.writes_subject_payments_apply,
    check: m.writes_check_payments_apply,
  },
};
