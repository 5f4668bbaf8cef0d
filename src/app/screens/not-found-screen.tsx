import { Link } from '@tanstack/react-router';
import { IconMapQuestion } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { ScreenTitle } from '@/ui/layout/screen-title';

/** The address leads to no screen of ours; it says nothing about any record. */
export function NotFoundScreen() {
  return (
    <>
      <ScreenTitle title={m.shell_not_found_title()} />
      <StatePanel
        icon={IconMapQuestion}
        title={m.shell_not_found_heading()}
        actions={<Link to="/">{m.shell_to_start()}</Link>}
      >
        <p>{m.shell_not_found_body()}</p>
      </StatePanel>
    </>
  );
}
