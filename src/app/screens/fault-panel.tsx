import { IconBug } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { BrokenScreen } from './broken-screen';

interface Props extends Pick<ComponentProps<typeof BrokenScreen>, 'body' | 'again' | 'children'> {
  error: unknown;
}

/** A mistake of this program: what broke, how to go on, and details to hand to whoever mends it. */
export function FaultPanel({ error, children, ...how }: Props) {
  return (
    <BrokenScreen
      title={m.shell_error_title()}
      icon={IconBug}
      heading={m.shell_error_heading()}
      {...how}
    >
      {children}
      <CopyButton text={() => describeFault(error)}>{m.errors_copy_details()}</CopyButton>
    </BrokenScreen>
  );
}

/** What support needs: where it happened, and nothing that was on the screen. */
function describeFault(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

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
