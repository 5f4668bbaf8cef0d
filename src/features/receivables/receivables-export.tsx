import { currentExport } from '@/modules/export/current-export';
import { ExportMenu } from '@/modules/export/export-menu';
import type { ExportFormat } from '@/modules/export/export-plan';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import type { BranchReading } from './branch-table';

interface Props {
  readings: readonly BranchReading[];
  /** The one branch it is about. */
  of: string | undefined;
}

/** Takes the figures on the screen along, a row a branch, those that could not be read among them. */
export function ReceivablesExport({ readings, of }: Props) {
  const { operator } = useSession();
  const branch = of ?? m.receivables_all();
  const start = (format: ExportFormat) =>
    currentExport.start(
      { title: m.receivables_title, subject: m.receivables_subject, branch },
      async () => {
        const { receivablesExport } = await import('./receivables-export-plan');
        return receivablesExport({ format, readings, branch, operator });
      },
    );
  return <ExportMenu total={readings.length} onExport={start} />;
}
