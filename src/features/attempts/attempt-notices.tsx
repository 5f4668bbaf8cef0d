import { IconEraser } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { Notice } from '@/ui/feedback/notice';
import { attemptDefaults, correctedNames, type AttemptSearchName } from './attempt-search';

const corrections: Record<AttemptSearchName, () => string> = {
  q: m.attempts_corrected_search,
  unresolved: m.attempts_corrected_filter,
  person: m.attempts_corrected_person,
  branch: m.attempts_corrected_branch,
  job: m.attempts_corrected_job,
  amount: m.attempts_corrected_amount,
  from: m.attempts_corrected_dates,
  to: m.attempts_corrected_dates,
  outcome: m.attempts_corrected_outcome,
  operation: m.attempts_corrected_operation,
  sort: m.attempts_corrected_sort,
  page: m.attempts_corrected_page,
  perPage: () => m.attempts_corrected_per_page({ perPage: attemptDefaults.perPage }),
  columns: m.lists_corrected_columns,
  density: m.lists_corrected_density,
};

/** What was put right about the address. */
export function AttemptNotices() {
  useLocale();
  const { corrected, pageBeyondEnd } = useLocation({ select: ({ state }) => state });
  const navigate = useNavigate();
  const dismiss = () => void navigate({ to: '.', search: true, replace: true, state: {} });
  const told = [
    ...(corrected
      ? [
          `${m.attempts_corrected()} ${correctedNames(corrected)
            .map((name) => corrections[name]())
            .join('; ')}.`,
        ]
      : []),
    ...(pageBeyondEnd ? [m.attempts_page_beyond_end({ page: formatQuantity(pageBeyondEnd) })] : []),
  ];
  return told.map((words) => (
    <Notice key={words} tone="info" icon={<IconEraser size={16} />} onDismiss={dismiss}>
      {words}
    </Notice>
  ));
}
