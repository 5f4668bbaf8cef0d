import type { EntryType, NewEntryType } from '@/api/entry-types/schemas';
import type { Fact } from '@/modules/receipt/fact-list';
import type { ReviewWords } from '@/modules/review-panel/review-panel';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';

/** What a creation will do, before it is sent. `earlier` is what the journal knows of the same code. */
export function entryTypeReview(
  typed: NewEntryType,
  business: string,
  earlier: string | null,
): ReviewWords {
  return {
    sentences: [
      m.entry_types_review({ code: typed.code, business: isolate(business) }),
      m.entry_types_restores(),
    ],
    doubts: earlier === null ? [] : [earlier],
    facts: storedFacts({ ...typed, id: null, description: typed.description || null }, 'typed'),
    notSent: [m.entry_types_not_sent()],
    action: m.entry_types_action({ code: typed.code }),
  };
}

/** A stored entry type, value by value. */
export function entryTypeFacts(stored: EntryType): Fact[] {
  const facts = storedFacts(stored, 'stored');
  return stored.id === null ? facts : [...facts, { label: m.entry_types_id(), value: stored.id }];
}

function storedFacts(record: EntryType, from: 'typed' | 'stored'): Fact[] {
  const text = (label: string, value: string | null): Fact =>
    value === null ? { label, value: m.common_not_told(), quiet: true } : { label, value };
  const flag = (label: string, value: boolean | null, yes: string, no: string): Fact =>
    text(label, value === null ? null : value ? yes : no);
  return [
    text(m.entry_types_code(), record.code),
    text(m.entry_types_name(), record.name),
    text(m.entry_types_prefix(), record.prefix),
    record.description === null
      ? {
          label: m.entry_types_description(),
          value:
            from === 'typed' ? m.entry_types_no_description_sent() : m.entry_types_no_description(),
          quiet: true,
        }
      : { label: m.entry_types_description(), value: record.description },
    flag(
      m.entry_types_approval(),
      record.requiresApproval,
      m.entry_types_approval_yes(),
      m.entry_types_approval_no(),
    ),
    flag(m.entry_types_state(), record.isActive, m.entry_types_active(), m.entry_types_inactive()),
  ];
}
