import { writeOperations } from '@/api/attempts/names';
import type { AttemptPerson } from '@/api/attempts/schemas';
import { areaInWords, stateInWords } from '@/modules/journal/attempt-words';
import { writeWords } from '@/modules/journal/write-words';
import { formatCalendarDate, formatMoney } from '@/text/format';
import { m } from '@/text/generated/messages';
import type { AttemptNarrowing } from './attempt-search';

interface Names {
  people: readonly AttemptPerson[];
  /** Of the branch in the filter. */
  branchName: string | null;
  /** Of the bulk job in the filter. */
  jobTitle: string | null;
}

/** The filters as a sentence for somebody who does not see the screen. */
export function narrowingInWords(filters: AttemptNarrowing, names: Names): string {
  const { text, unresolved, outcome, operation, person, branch, job, amount, from, to } = filters;
  const single = writeOperations.find((known) => known === operation);
  const said = [
    text.trim() === '' ? null : [m.attempts_search(), `"${text.trim()}"`],
    operation && [
      m.attempts_filter_operation(),
      single ? writeWords[single].name() : areaInWords(operation),
    ],
    outcome && [m.attempts_filter_outcome(), stateInWords(outcome)],
    unresolved ? [m.attempts_filter_unresolved()] : null,
    from && [m.attempts_filter_from(), formatCalendarDate(from)],
    to && [m.attempts_filter_to(), formatCalendarDate(to)],
    person && [
      m.attempts_filter_person(),
      names.people.find(({ id }) => id === person)?.name ?? m.attempts_filter_person_unlisted(),
    ],
    branch && [m.attempts_filter_branch(), names.branchName ?? branch],
    job && [m.attempts_filter_job(), names.jobTitle ?? job],
    amount && [m.attempts_filter_amount(), formatMoney(amount)],
  ];
  const words = said.flatMap((part) => (part ? [part.join(': ')] : []));
  return words.length === 0 ? m.attempts_export_all() : words.join('; ');
}
