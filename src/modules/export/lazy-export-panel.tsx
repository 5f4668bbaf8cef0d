import { lazy, Suspense } from 'react';
import type { ListExport } from './use-export';

const ExportPanel = lazy(async () => ({ default: (await import('./export-panel')).ExportPanel }));

interface Props {
  exporting: ListExport;
  title: string;
  subject: string;
}

/** The panel of an export, loaded with the first one. */
export function LazyExportPanel(props: Props) {
  if (props.exporting.state.status === 'idle') return null;
  return (
    <Suspense>
      <ExportPanel {...props} />
    </Suspense>
  );
}
