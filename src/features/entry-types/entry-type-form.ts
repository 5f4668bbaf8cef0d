import { entryTypeMutations } from '@/api/entry-types/mutations';
import { entryTypeLimits as limits } from '@/api/entry-types/schemas';
import { declareForm } from '@/modules/form/declare-form';
import { code, flag, line, lines } from '@/modules/form/field-kinds';
import { m } from '@/text/generated/messages';

/** What is typed of an entry type, and what of it is sent (API description, Accounting entry type). */
export const entryTypeForm = declareForm({
  name: 'entry-types',
  write: {
    ...entryTypeMutations.create,
    /** What another one starts with; its code is its own. */
    readSent: (bodyText: string) => {
      const { code: _, ...shared } = entryTypeMutations.create.readSent(bodyText);
      return shared;
    },
  },
  draft: {
    form: 'entry-types',
    schema: 1,
    title: (typed) => [typed.code, typed.name].filter((text) => text.trim() !== '').join(' · '),
  },
  reviewLabel: m.entry_types_to_review,
  fields: {
    code: code({
      label: m.entry_types_code,
      help: m.entry_types_code_help,
      limit: limits.code,
      refused: m.entry_types_code_refused,
    }),
    prefix: line({
      label: m.entry_types_prefix,
      help: m.entry_types_prefix_help,
      limit: limits.prefix,
      required: true,
    }),
    name: line({ label: m.entry_types_name, limit: limits.name, required: true }),
    description: lines({
      label: m.entry_types_description,
      limit: limits.description,
      rows: 3,
      none: { typed: m.entry_types_no_description_sent, stored: m.entry_types_no_description },
    }),
    // The service's own defaults for both switches; they are sent all the same.
    requiresApproval: flag({
      label: m.entry_types_requires_approval,
      help: m.entry_types_requires_approval_help,
      empty: false,
      toldAs: m.entry_types_approval,
      yes: m.entry_types_approval_yes,
      no: m.entry_types_approval_no,
    }),
    isActive: flag({
      label: m.entry_types_is_active,
      help: m.entry_types_is_active_help,
      empty: true,
      toldAs: m.entry_types_state,
      yes: m.entry_types_active,
      no: m.entry_types_inactive,
    }),
  },
  identifier: m.entry_types_id,
  told: ['code', 'name', 'prefix', 'description', 'requiresApproval', 'isActive'],
});

type TypedEntryType = typeof entryTypeForm.empty;

/** Another one of the same kind of work: how its entries are handled. Its code, name and prefix are its own. */
export const keptForAnother = ({ requiresApproval, isActive }: TypedEntryType) => ({
  requiresApproval,
  isActive,
});
