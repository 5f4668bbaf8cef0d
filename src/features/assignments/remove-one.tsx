import { zodResolver } from '@hookform/resolvers/zod';
import { IconCircleCheck, IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { attemptQueries } from '@/api/attempts/queries';
import { deletionOf } from '@/api/schedule-assignments/deletion';
import { scheduleAssignmentMutations } from '@/api/schedule-assignments/mutations';
import type { DeletedAssignment, DoomedAssignment } from '@/api/schedule-assignments/schemas';
import { useAttempt } from '@/modules/attempt/use-attempt';
import type { AppliedWrite } from '@/modules/attempt/write-state';
import { LinesField, TextField } from '@/modules/form-fields/text-field';
import { LeaveGuard } from '@/modules/form/leave-guard';
import { WriteForm } from '@/modules/form/write-form';
import { stagesOf } from '@/modules/form/write-stages';
import { removalFacts, removalTold } from '@/modules/outcome-panel/end-words';
import { OutcomeFrame } from '@/modules/outcome-panel/outcome-frame';
import { SettledPanel } from '@/modules/outcome-panel/unknown-panel';
import { useFocusOnArrival } from '@/modules/outcome-panel/use-focus-on-arrival';
import { WrittenReceipt } from '@/modules/receipt/written-receipt';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import section from '@/ui/layout/section-head.module.css';
import classes from './assignments.module.css';
import {
  earlierInWords,
  earlierRemoval,
  nothingCleared,
  removalParams,
  useClearEarlier,
} from './earlier-removals';
import { endOf, leftAs, type RemovalEnd } from './removal-ends';
import { removalSchema, removalSpecs, tailOf, type TypedRemoval } from './removal-rules';

const of = { specs: removalSpecs, wireNames: {}, reviewLabel: m.assignments_to_review };

/** What is removed, and why: the reason stays here. */
type Removal = DoomedAssignment & Pick<TypedRemoval, 'reason'>;

interface Props {
  id: string;
  /** Which one of how many. */
  place: string;
  /** What was typed for the one before it. */
  reason: string;
  /** The attempt by which it was asked for before, and nobody knows what came of that; null the first time. */
  askedBefore: string | null;
  /** Others of the list are not reached yet. */
  hasMore: boolean;
  onEnd: (end: RemovalEnd, reason: string) => void;
  /** To another removal of the same one. */
  onAgain: (reason: string, attemptId: string) => void;
}

/** The removal of one assignment: confirmed by itself, sent at most once, with what came of it. */
export function RemoveOne(props: Props) {
  const { id, place, reason, askedBefore, hasMore, onEnd, onAgain } = props;
  const isAgain = askedBefore !== null;
  const journal = useQuery(attemptQueries.list(removalParams));
  const earlier = earlierRemoval(journal.data?.rows ?? [], id);
  const [cleared, setCleared] = useState(nothingCleared);
  const clearEarlier = useClearEarlier(id);
  const writing = useAttempt<Removal, DeletedAssignment>(
    scheduleAssignmentMutations.remove,
    async (result) => setCleared(await clearEarlier(result)),
  );
  const form = useForm<TypedRemoval>({
    resolver: zodResolver(removalSchema(id)),
    defaultValues: { tail: '', reason },
    shouldFocusError: false,
  });
  const { outcome } = stagesOf(writing.state);
  const tail = tailOf(id);
  const typed = () => form.getValues('reason');
  const kind = outcome && endOf(deletionOf(outcome, isAgain || cleared.found));
  const goOn = (is: RemovalEnd['is']) =>
    onEnd({ is, attemptId: outcome?.attemptId ?? null }, typed());
  /** Somebody found it still there, after all that was asked before. */
  const [isFoundThere, setFoundThere] = useState(false);
  const left = leftAs(outcome, isFoundThere ? null : askedBefore);
  const isSettledGone = outcome?.kind === 'unknown' && outcome.settled?.verdict === 'applied';
  /** Nobody knows, and nobody has to say before the list goes on. */
  const isOpen = outcome?.kind === 'unknown' && outcome.settled === null;
  const next = (is: RemovalEnd['is']) => (
    <Button size="xs" onClick={() => goOn(is)}>
      {m.assignments_next()}
    </Button>
  );

  /** Where no form stands that asks. */
  const guard = <LeaveGuard risk={hasMore ? 'typed' : null} />;

  return (
    <section className={classes.one} aria-labelledby="removal-title">
      <div className={section.head}>
        <h2 id="removal-title" ref={useFocusOnArrival()} tabIndex={-1} className={section.title}>
          {place} · <code className={classes.id}>{id}</code>
        </h2>
        {(writing.may.edit || isOpen) && kind === null && !isSettledGone ? (
          <Button size="compact-sm" variant="subtle" onClick={() => onEnd(left, typed())}>
            {left.is === 'unknown' ? m.assignments_leave_unknown() : m.assignments_leave()}
          </Button>
        ) : null}
      </div>
      {kind === 'gone' || kind === 'not-found' ? (
        <>
          {guard}
          <NotThere kind={kind} isNoted={cleared.noted} actions={next(kind)} />
        </>
      ) : outcome?.kind === 'unknown' && outcome.settled && isSettledGone ? (
        <>
          {guard}
          <SettledPanel
            operation={outcome.attempt.operation.name}
            form={outcome.attempt.context.form}
            settled={outcome.settled}
            actions={next('settled')}
          />
        </>
      ) : (
        <WriteForm<TypedRemoval, TypedRemoval, Removal, DeletedAssignment>
          of={of}
          form={form}
          writing={{
            ...writing,
            edit: () => {
              // An unknown one comes back to its fields only once it was found there.
              if (outcome?.kind === 'unknown') setFoundThere(true);
              writing.edit();
            },
          }}
          branch={null}
          sentBy="button"
          losesMore={hasMore}
          onReview={({ reason: why }) =>
            writing.review({ id, reason: why }, { form: 'schedule-assignments', reason: why })
          }
          review={(removal) => ({
            facts: [
              { label: m.assignments_ids_one(), value: removal.id },
              { label: m.assignments_reason(), value: removal.reason },
            ],
            sentences: [
              m.assignments_review({ tail }),
              m.assignments_review_queue(),
              m.assignments_review_for_good(),
            ],
            doubts: earlier === undefined ? [] : [earlierInWords(earlier)],
            notSent: [m.assignments_reason_stays()],
            action: m.assignments_action({ tail }),
          })}
          renderReceipt={(applied) => (
            <RemovalReceipt applied={applied} id={id} actions={kind && next(kind)} />
          )}
          startOver={() => goOn('settled')}
          renderLookUp={(settleForm) => (
            <>
              {isAgain ? null : (
                <div className={classes.again}>
                  <p>{m.assignments_again_why()}</p>
                  <Button
                    size="xs"
                    variant="default"
                    onClick={() => outcome && onAgain(typed(), outcome.attemptId)}
                  >
                    {m.assignments_again()}
                  </Button>
                </div>
              )}
              {settleForm}
            </>
          )}
        >
          {isAgain ? <Notice tone="unknown">{m.assignments_again_notice()}</Notice> : null}
          <TextField control={form.control} name="tail" />
          <LinesField control={form.control} name="reason" rows={2} />
        </WriteForm>
      )}
    </section>
  );
}

interface NotThereProps {
  kind: 'gone' | 'not-found';
  /** An earlier removal without a known end has one now. */
  isNoted: boolean;
  actions: ReactNode;
}

/** The service does not find it: removed by an earlier attempt, or never there for this business. */
function NotThere({ kind, isNoted, actions }: NotThereProps) {
  const arrive = useFocusOnArrival();
  return kind === 'gone' ? (
    <OutcomeFrame
      tone="fact"
      icon={IconCircleCheck}
      title={m.assignments_gone_title()}
      focusRef={arrive}
      actions={actions}
    >
      <p>{m.assignments_gone_body()}</p>
      <p>
        {isNoted ? m.assignments_gone_noted() : m.assignments_gone_not_noted()}{' '}
        <Link to="/attempts">{m.assignments_journal()}</Link>
      </p>
    </OutcomeFrame>
  ) : (
    <OutcomeFrame
      tone="danger"
      icon={IconFileOff}
      title={m.assignments_not_found_title()}
      urgent
      focusRef={arrive}
      actions={actions}
    >
      <p>{m.assignments_not_found_body()}</p>
    </OutcomeFrame>
  );
}

interface ReceiptProps {
  applied: AppliedWrite<DeletedAssignment>;
  id: string;
  actions: ReactNode;
}

function RemovalReceipt({ applied, id, actions }: ReceiptProps) {
  const tail = tailOf(id);
  const queued = applied.value?.recalculationQueued ?? null;
  const isKept = applied.value?.deleted === false;
  const doubt = isKept
    ? m.assignments_kept_body()
    : queued === true
      ? null
      : queued === null
        ? m.assignments_untold_body()
        : m.assignments_not_queued_body();
  return (
    <>
      {doubt === null ? null : (
        <Notice tone="warn" urgent>
          {doubt}
        </Notice>
      )}
      <WrittenReceipt
        of={applied}
        title={isKept ? m.assignments_kept({ tail }) : m.assignments_removed({ tail })}
        told={removalTold(isKept)}
        facts={
          applied.value && [
            { label: m.assignments_ids_one(), value: applied.value.id ?? id },
            ...removalFacts(applied.value),
          ]
        }
        notes={isKept ? [] : [m.assignments_queue_note(), m.assignments_undo_note()]}
        actions={
          <>
            {actions}
            <CopyButton text={() => id}>{m.assignments_copy_id()}</CopyButton>
          </>
        }
      />
    </>
  );
}
