import { CorrectedNotices } from '@/modules/list-tools/corrected-notices';
import { m } from '@/text/generated/messages';
import { attemptDefaults, type AttemptSearchName } from './attempt-search';

const corrections: Record<AttemptSearchName, () => string> = {
  q: m.attempts_corrected_search,
  unresolved: m.attempts_corrected_filter,
  outcome: m.attempts_corrected_outcome,
  operation: m.attempts_corrected_operation,
  person: m.attempts_corrected_person,
  branch: m.attempts_corrected_branch,
  job: m.attempts_corrected_job,
  amount: m.attempts_corrected_amount,
  from: m.attempts_corrected_dates,
  to: m.attempts_corrected_dates,
  sort: m.attempts_corrected_sort,
  page: m.attempts_corrected_page,
  perPage: () => m.attempts_corrected_per_page({ perPage: attemptDefaults.perPage }),
  columns: m.lists_corrected_columns,
  density: m.lists_corrected_density,
};

/** What was put right about the address. */
export function AttemptNotices() {
  return <CorrectedNotices corrections={corrections} />;
}
