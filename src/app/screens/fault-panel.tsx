import { IconBug, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { StatePanel } from '@/ui/feedback/state-panel';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { Button } from '@/ui/form/button';
import { describeFault } from './describe-fault';

interface Props {
  error: unknown;
  /** What broke and what did not. */
  body: string;
  again: { words: string; onClick: () => void };
  /** Other ways on. */
  children?: ReactNode;
}

/** A mistake of this program: what broke, how to go on, and details to hand to whoever mends it. */
export function FaultPanel({ error, body, again, children }: Props) {
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
              onClick={again.onClick}
            >
              {again.words}
            </Button>
            {children}
            <CopyButton text={() => describeFault(error)}>{m.errors_copy_details()}</CopyButton>
          </>
        }
      >
        <p>{body}</p>
      </StatePanel>
    </>
  );
}
