import { Button } from '@mantine/core';
import { IconBug, IconRefresh } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { CopyButton } from '@/ui/feedback/copy-button';
import { StatePanel } from '@/ui/feedback/state-panel';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { describeFault } from './describe-fault';

/** The frame itself broke: there is no navigation to leave by, so the page is loaded again. */
export function CrashScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  useLocale();
  return (
    <main>
      <ScreenTitle title={m.shell_error_title()} />
      <StatePanel
        tone="danger"
        icon={<IconBug size={20} />}
        title={m.shell_error_heading()}
        urgent
        actions={
          <>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRefresh size={16} aria-hidden />}
              onClick={() => window.location.reload()}
            >
              {m.shell_reload()}
            </Button>
            <CopyButton text={() => describeFault(error)}>{m.errors_copy_details()}</CopyButton>
          </>
        }
      >
        <p>{m.shell_crash_body()}</p>
      </StatePanel>
    </main>
  );
}
