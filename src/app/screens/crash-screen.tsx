import type { ErrorComponentProps } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import { FaultPanel } from './fault-panel';

/** The frame itself broke: there is no navigation to leave by, so the page is loaded again. */
export function CrashScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  return (
    <main>
      <FaultPanel
        error={error}
        body={m.shell_crash_body()}
        again={{ words: m.shell_reload(), onClick: () => window.location.reload() }}
      />
    </main>
  );
}
