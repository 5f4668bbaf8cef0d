import { useQueryClient } from '@tanstack/react-query';
import { attemptQueries } from '@/api/attempts/queries';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import type { FilterControl } from '@/modules/list/list-declaration';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { BranchFilter, PeriodFilter, PersonFilter } from './rare-filters';

interface Narrowing {
  from: string | null;
  to: string | null;
  person: string | null;
  branch: string | null;
}

/** When something was sent, by whom and for which branch: what every list of the journal can be narrowed to. */
export function useJournalFilters(
  { from, to, branch }: Narrowing,
  onChange: (change: Partial<Pick<Narrowing, 'from' | 'to'>>) => void,
) {
  const client = useQueryClient();
  const nameOfBranch = useBranchName(branch ?? '');
  const branchName = branch === null ? null : nameOfBranch;
  const words = formatCalendarDate;
  const day = { corrected: m.attempts_corrected_dates, rare: true, words } as const;
  const filters: { [Name in keyof Narrowing]: FilterControl<Narrowing[Name]> } = {
    from: {
      ...day,
      label: m.attempts_filter_from,
      render: () => <PeriodFilter from={from} to={to} onChange={onChange} />,
    },
    to: { ...day, label: m.attempts_filter_to },
    person: {
      label: m.attempts_filter_person,
      rare: true,
      render: (props) => <PersonFilter {...props} />,
      words: (person) =>
        client.getQueryData(attemptQueries.people().queryKey)?.find(({ id }) => id === person)
          ?.name ?? m.attempts_filter_person_unlisted(),
    },
    branch: {
      label: m.attempts_filter_branch,
      rare: true,
      render: (props) => <BranchFilter {...props} />,
      words: (known) => branchName ?? known,
    },
  };
  return { filters, of: branchName ?? m.attempts_whole_business() };
}
