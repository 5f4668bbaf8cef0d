import { IconRefresh, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import { ScreenTitle } from '@/ui/layout/screen-title';

interface Props {
  title: string;
  icon: Icon;
  heading: string;
  /** What broke and what did not. */
  body: string;
  again: { words: string; onClick: () => void; busy?: boolean };
  /** Other ways on. */
  children?: ReactNode;
}

/** What stands where a screen should: why there is none, and how to go on. */
export function BrokenScreen({ title, icon, heading, body, again, children }: Props) {
  return (
    <>
      <ScreenTitle title={title} />
      <StatePanel
        tone="danger"
        icon={icon}
        title={heading}
        urgent
        actions={
          <>
            <Button
              size="xs"
              variant="default"
              icon={IconRefresh}
              busy={again.busy ?? false}
              onClick={again.onClick}
            >
              {again.words}
            </Button>
            {children}
          </>
        }
      >
        <p>{body}</p>
      </StatePanel>
    </>
  );
}
