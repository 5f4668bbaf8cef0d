import { IconArrowLeft, IconListSearch, IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import type { FormCheck } from '@/modules/form/write-form';
import { OutcomeFrame } from '@/modules/outcome-panel/outcome-frame';
import { useFocusOnArrival } from '@/modules/outcome-panel/use-focus-on-arrival';
import { counted, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Waited } from '@/ui/feedback/waited';
import { Button } from '@/ui/form/button';
import { SearchPaused, SearchProgress } from '../product-page/search-status';
import { readWhen } from './reread-words';
import classes from './reread.module.css';
import type { CheckedUpdate } from './use-checked-update';

interface Words {
  /** When the product was read that the form is about, in milliseconds of the epoch. */
  readAt: number;
  /** Going on without having read it again; null where that cannot be offered. */
  unchecked: { label: string; body: string } | null;
}

/** What the guard of an update shows; null while it has nothing to say. `decision` is what stands there when something moved. */
export function rereadCheck<Typed>(
  update: CheckedUpdate<Typed>,
  words: Words,
  decision: ReactNode,
): FormCheck | null {
  const { hold, reread } = update;
  if (hold === null) return null;
  if (hold.kind === 'decide') return { isUnderWay: false, panel: decision };
  if (hold.kind === 'missing') {
    return { isUnderWay: false, panel: <Missing update={update} words={words} /> };
  }
  const { status, isWhole } = reread.state;
  if (status === 'failed') {
    return { isUnderWay: false, panel: <Failed update={update} words={words} /> };
  }
  return isWhole || status === 'paused'
    ? { isUnderWay: false, panel: <LongReading update={update} /> }
    : {
        isUnderWay: true,
        panel: (
          <SlowNotice>
            {m.product_edit_check_reading()}
            <Waited />
          </SlowNotice>
        ),
      };
}

interface Props {
  update: Pick<CheckedUpdate<unknown>, 'reread' | 'edit' | 'readWhole' | 'goOnUnchecked'>;
  words: Words;
}

function Back({ update }: Pick<Props, 'update'>) {
  return (
    <Button size="xs" variant="default" icon={IconArrowLeft} onClick={update.edit}>
      {m.review_back()}
    </Button>
  );
}

function GoOn({ update, words: { unchecked } }: Props) {
  if (unchecked === null) return null;
  return (
    <Button size="xs" variant="default" onClick={update.goOnUnchecked}>
      {unchecked.label}
    </Button>
  );
}

/** It is not where it was: that says nothing about whether it exists, and a person decides. */
function Missing({ update, words }: Props) {
  const arrive = useFocusOnArrival();
  const { isWhole, pages, dropped } = update.reread.state;
  return (
    <OutcomeFrame
      tone="warn"
      icon={IconSearchOff}
      title={m.product_edit_check_missing()}
      focusRef={arrive}
      actions={
        <>
          <Back update={update} />
          {isWhole ? null : (
            <Button size="xs" icon={IconListSearch} onClick={update.readWhole}>
              {m.product_edit_check_whole()}
            </Button>
          )}
          <GoOn update={update} words={words} />
        </>
      }
    >
      <p>
        {isWhole
          ? m.product_edit_check_missing_whole({ pages: formatQuantity(pages), count: pages })
          : m.product_edit_check_missing_body({ when: readWhen(words.readAt) })}
      </p>
      {dropped > 0 ? <p>{m.product_page_missing_dropped(counted(dropped))}</p> : null}
      <p>{m.common_nothing_sent()}</p>
      {words.unchecked === null ? null : <p>{words.unchecked.body}</p>}
    </OutcomeFrame>
  );
}

function Failed({ update, words }: Props) {
  const arrive = useFocusOnArrival();
  const { state, resume } = update.reread;
  if (state.status !== 'failed') return null;
  return (
    <section ref={arrive} className={classes.failed} tabIndex={-1}>
      <ErrorPanel
        error={state.error}
        subject={m.product_edit_check_subject()}
        onRetry={resume}
        actions={<GoOn update={update} words={words} />}
      />
      <p className={classes.quiet}>
        {m.common_nothing_sent()} {state.error.kind === 'session' ? null : words.unchecked?.body}
      </p>
      <div className={classes.actions}>
        <Back update={update} />
        {
          // Its panel offers nothing to press: the shell tells how to sign in again.
          state.error.kind === 'session' ? (
            <Button size="xs" onClick={resume}>
              {m.common_retry()}
            </Button>
          ) : null
        }
      </div>
    </section>
  );
}

/** The whole branch, or a service that asked to slow down. */
function LongReading({ update }: Pick<Props, 'update'>) {
  const arrive = useFocusOnArrival();
  const { state } = update.reread;
  return (
    <section ref={arrive} className={classes.reading} tabIndex={-1} aria-busy>
      <SearchPaused search={state} />
      {state.isWhole ? <SearchProgress search={state} /> : null}
      <div>
        <Back update={update} />
      </div>
    </section>
  );
}
