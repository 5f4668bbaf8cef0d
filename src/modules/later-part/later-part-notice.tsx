import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Button } from '@/ui/form/button';
import type { LaterPart, LaterState } from './later-part';

interface Props {
  later: LaterPart<unknown>;
  /** Shown while it loads for the first time; left out where nobody waits for it. */
  loading?: ReactNode;
  /** What could not be loaded, and what that means for what was typed. */
  failed: ReactNode;
}

/** Where a part of the app will stand: that it could not be loaded, is asked for by itself, and the way to ask now. */
export function LaterPartNotice({ later, loading, failed }: Props) {
  const { state } = useLaterPart(later);
  if (state === 'there') return null;
  if (state === 'loading') return loading ? <SlowNotice>{loading}</SlowNotice> : null;
  const isTrying = state === 'again';
  return (
    <Notice
      tone="warn"
      actions={
        <Button size="compact-sm" variant="default" busy={isTrying} onClick={later.tryNow}>
          {isTrying ? m.forms_part_trying() : m.forms_part_try_now()}
        </Button>
      }
    >
      {failed}
    </Notice>
  );
}

/** Begins to load a part with the screen that will want it, and tells how that goes. */
export function useLaterPart<Part>(later: LaterPart<Part>): {
  part: Part | null;
  state: LaterState;
} {
  useEffect(() => void later.load(), [later]);
  const state = useSyncExternalStore(later.subscribe, later.state);
  return { part: later.loaded(), state };
}
