import { IconArrowLeft, IconArrowRight, IconSend, type Icon } from '@tabler/icons-react';
import { useCallback, useState, type ReactNode } from 'react';
import type { PreparedAttempt } from '@/api/core/attempt';
import { ExactRequest } from '@/modules/receipt/exact-text';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { FactList, type Fact } from '@/ui/layout/fact-list';
import classes from './review-panel.module.css';

/** What a write will do, in plain words. */
export interface ReviewWords {
  /** What will happen, one sentence each, the heart of it first. */
  sentences: string[];
  /** What wants another look before it is sent. */
  doubts?: string[];
  /** What is written, value by value. */
  facts: Fact[];
  /** Below them: the lines of a document. */
  lines?: ReactNode;
  /** What one might expect to be sent, and is not. */
  notSent: string[];
  /** What is assumed of how it is sent; beside the exact text, for whoever reads that. */
  assumed?: ReactNode;
  /** The button that sends: what happens, and to what. */
  action: string;
  /** What has to be read once more before that button works: for what nothing takes back. */
  readBack?: { facts: Fact[]; confirm: string };
}

interface ReviewActions {
  onBack: () => void;
  onSend: () => void;
  isSending: boolean;
  /** The line broke off meanwhile: what is said above is all that is known. */
  isLost?: boolean;
  /** Something is looked at before it may be sent; one may still go back. */
  isHeld?: boolean;
}

interface Props {
  attempt: PreparedAttempt;
  words: ReviewWords;
  /** The ways on; null while the card only says what was sent, or would be. */
  actions: ReviewActions | null;
  /** It was held back: nothing of this was sent yet. */
  isHeldBack?: boolean;
}

/** "This will be sent": words first, then what stays here, then the very bytes. */
export function ReviewPanel({ attempt, words, actions, isHeldBack = false }: Props) {
  const isOpen = actions !== null && !actions.isSending;
  const large = largeBodyDoubt(attempt.bodyText);
  const doubts = [...(words.doubts ?? []), ...(large === null ? [] : [large])];
  return (
    <section className={classes.card} aria-labelledby="review-title">
      <h2 id="review-title" className={classes.title}>
        {isOpen ? m.review_title() : isHeldBack ? m.review_held_back() : m.review_frozen()}
      </h2>
      {isOpen ? words.sentences.map((sentence) => <p key={sentence}>{sentence}</p>) : null}
      {isOpen && doubts.length > 0 ? (
        <Notice tone="warn">
          {doubts.map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
        </Notice>
      ) : null}
      <FactList facts={words.facts} />
      {words.lines}
      {isOpen && words.notSent.length > 0 ? (
        <div>
          <h3 className={classes.label}>{m.review_not_sent()}</h3>
          <ul className={classes.list}>
            {words.notSent.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <ExactRequest
        method={attempt.method}
        path={attempt.url}
        text={attempt.bodyText}
        note={words.assumed}
      />
      {actions === null ? null : words.readBack === undefined ? (
        <Actions {...actions} action={words.action} />
      ) : (
        <ReadBack {...actions} action={words.action} of={words.readBack} />
      )}
    </section>
  );
}

interface ReadBackProps extends ReviewActions {
  action: string;
  of: NonNullable<ReviewWords['readBack']>;
}

/** The second step: what is to be sent stands there once more, and is sent once somebody says that they have read it. */
function ReadBack({ of: { facts, confirm }, action, ...actions }: ReadBackProps) {
  const [isOpen, setOpen] = useState(false);
  const [isRead, setRead] = useState(false);
  // Whoever presses Enter once too often stands on the box, where it does nothing.
  const focus = useCallback((box: HTMLInputElement | null) => box?.focus(), []);
  if (!isOpen) {
    return (
      <Actions
        {...actions}
        action={m.review_read_back_go()}
        icon={IconArrowRight}
        onSend={() => setOpen(true)}
      />
    );
  }
  return (
    <>
      <section className={classes.card} aria-labelledby="read-back-title">
        <h3 id="read-back-title" className={classes.title}>
          {m.review_read_back()}
        </h3>
        <FactList facts={facts} />
        <label className={classes.confirm}>
          <input
            ref={focus}
            type="checkbox"
            checked={isRead}
            disabled={actions.isSending}
            onChange={({ currentTarget }) => setRead(currentTarget.checked)}
          />
          {confirm}
        </label>
      </section>
      <Actions
        {...actions}
        action={action}
        isHeld={actions.isHeld === true || !isRead}
        focusesBack={false}
      />
    </>
  );
}

function Actions({
  onBack,
  onSend,
  isSending,
  isLost = false,
  isHeld = false,
  action,
  icon = IconSend,
  focusesBack = true,
}: ReviewActions & { action: string; icon?: Icon; focusesBack?: boolean }) {
  const isLocked = isSending || isHeld;
  // Whoever presses Enter once too often goes back, and nothing is sent.
  const focus = useCallback((button: HTMLButtonElement | null) => button?.focus(), []);
  return (
    <div className={classes.actions}>
      {isSending ? (
        <p id="review-pending" className={classes.pending}>
          {isLost ? m.review_pending_lost() : m.review_pending()}
        </p>
      ) : (
        <Button
          ref={focusesBack ? focus : null}
          variant="default"
          icon={IconArrowLeft}
          onClick={onBack}
        >
          {m.review_back()}
        </Button>
      )}
      <Button
        icon={icon}
        aria-disabled={isLocked || undefined}
        aria-describedby={isSending ? 'review-pending' : undefined}
        data-disabled={isLocked || undefined}
        onClick={() => {
          if (!isLocked) onSend();
        }}
      >
        {action}
      </Button>
    </div>
  );
}

/**
 * What the service takes at most is not shown (API description, Limits). Nothing typed by hand comes near this, in bytes; so much
 * was rather pasted by accident.
 */
export const largeBodyBytes = 128 * 1024;

/** What is to be said of a very large body before it is sent; null for any other. */
export function largeBodyDoubt(bodyText: string): string | null {
  const bytes = new TextEncoder().encode(bodyText).length;
  return bytes <= largeBodyBytes
    ? null
    : m.review_large({ size: formatQuantity(Math.round(bytes / 1024)) });
}
