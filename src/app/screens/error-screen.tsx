import { Button } from '@mantine/core';
import { IconArrowLeft, IconBug, IconRefresh } from '@tabler/icons-react';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { CopyButton } from '@/ui/feedback/copy-button';
import { StatePanel } from '@/ui/feedback/state-panel';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { describeFault } from './describe-fault';

/** A mistake of this program in one screen: the rest of the app stays usable. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  useLocale();
  const router = useRouter();
  return (
    <>
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
              onClick={reset}
            >
              {m.common_retry()}
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconArrowLeft size={16} aria-hidden />}
              onClick={() => router.history.back()}
            >
              {m.shell_back()}
            </Button>
            <Link to="/">{m.shell_to_start()}</Link>
            <CopyButton text={() => describeFault(error)}>{m.errors_copy_details()}</CopyButton>
          </>
        }
      >
        <p>{m.shell_error_body()}</p>
      </StatePanel>
    </>
  );
}
