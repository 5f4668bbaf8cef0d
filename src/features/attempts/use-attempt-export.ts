import { useQueryClient } from '@tanstack/react-query';
import { attemptQueries } from '@/api/attempts/queries';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { currentExport } from '@/modules/export/current-export';
import type { ExportFormat, ExportScope } from '@/modules/export/export-plan';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import type { AttemptFilters } from './attempt-search';

/** Takes the journal along as it is narrowed; what the file is made of is loaded with the first one. */
export function useAttemptExport(filters: AttemptFilters, columns: readonly string[]) {
  const { operator } = useSession();
  const client = useQueryClient();
  const nameOfBranch = useBranchName(filters.branch ?? '');
  const branchName = filters.branch === null ? null : nameOfBranch;
  return (format: ExportFormat, scope: ExportScope) => {
    const people = client.getQueryData(attemptQueries.people().queryKey) ?? [];
    const name = {
      title: m.attempts_title,
      subject: m.attempts_subject,
      branch: branchName ?? m.attempts_whole_business(),
    };
    currentExport.start(name, async () => {
      const { attemptExport } = await import('./attempt-export');
      const { jobQueries } = await import('@/api/jobs/queries');
      const job = filters.job && client.getQueryData(jobQueries.one(filters.job).queryKey);
      const named = { people, branchName, jobTitle: job ? job.title : null };
      return attemptExport({ format, scope, shown: columns, filters, operator, ...named });
    });
  };
}
