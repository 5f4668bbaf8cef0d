import { IconDownload } from '@tabler/icons-react';
import { Button } from '@/ui/form/button';
import { useSession } from '../session/session-context';
import { currentExport } from '../export/current-export';
import { ExportMenu } from '../export/export-menu';
import type { ExportFormat, ExportScope } from '../export/export-plan';
import type { FileOfList } from './list-declaration';

/** The list as a file, made whatever screen is open by then; how a file is made comes with the first one. */
export function useListExport<Row>(list: FileOfList<Row>) {
  const { operator } = useSession();
  const { words, file } = list;
  const name = { title: file.name ?? (() => words.title), subject: words.subject, branch: file.of };
  return (format: ExportFormat, scope: ExportScope, rows: readonly Row[] | null, chosen = false) =>
    currentExport.start(name, async () => {
      const { listExportPlan } = await import('./list-export-plan');
      return listExportPlan(list, { format, scope, rows, chosen, operator });
    });
}

/** @param props.rows what is on the screen, for a list that is all here */
export function ListExportMenu<Row>(props: FileOfList<Row> & { rows: readonly Row[] }) {
  const { file, rows } = props;
  const exportAs = useListExport(props);
  const here = file.pages ? null : rows;
  if (file.button !== undefined) {
    return (
      <Button
        size="xs"
        variant="default"
        icon={IconDownload}
        onClick={() => exportAs('csv', 'all', here)}
      >
        {file.button}
      </Button>
    );
  }
  return (
    <ExportMenu
      total={file.total}
      isFound={file.isFound ?? false}
      without={file.without}
      scoped={file.columns === undefined}
      onExport={(format, scope) => exportAs(format, scope, here)}
    />
  );
}
