import {
  Fragment,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useWatch, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { AttemptContext } from '@/api/core/attempt';
import { createStore } from '@/domain/store';
import { conflictWith } from '@/modules/drafts/draft-state';
import { DraftStatus, LazyDraftNotices } from '@/modules/drafts/draft-status';
import type { Drafting } from '@/modules/drafts/use-draft';
import { FormScope, type FieldSpec } from '@/modules/form-fields/form-scope';
import { useFocusAfter } from '@/modules/form-fields/use-focus-after';
import type { OutcomeMoves } from '@/modules/outcome-panel/outcome-panel';
import type { ReviewWords } from '@/modules/review-panel/review-panel';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import type { AppliedWrite, EndedWrite, WriteState } from '../attempt/write-state';
import type { LaterPart } from '../later-part/later-part';
import { LaterPartNotice } from '../later-part/later-part-notice';
import { useHeldPage } from '../leaving/held-page';
import { useAskedAgain } from './asked-again';
import { useChangedSinceSent } from './changed-since-sent';
import { ErrorSummary } from './error-summary';
import { DeclaredFieldsContext, type DeclaredFields } from './field';
import { useReturnOfFocus, useSendKeys } from './form-keys';
import { GoesTo } from './goes-to';
import { laterPanels, useReviewPress } from './later-panels';
import { LeaveGuard } from './leave-guard';
import { pathsOf, useMistakesAgain } from './mistakes';
import {
  fieldInWords,
  sortRefusals,
  useCurrentRefusals,
  type RefusalReading,
} from './service-refusals';
import { useIsDirty } from './use-is-dirty';
import classes from './write-form.module.css';
import type { WritePanels } from './write-panels';
import { isToldHereAlone, stageOf, stagesOf, type PendingWrite, type Stage } from './write-stages';

/** Without a draft nothing else fills the form. */
const noFills = createStore(0);

/** Something between the form and its write: what is typed is held against what the service says now. */
export interface FormCheck {
  /** It is being read: form and review stay where they are, and wait. Otherwise the panel takes the form's place. */
  isUnderWay: boolean;
  panel: ReactNode;
}

/** What the form asks of its write, whoever carries it out. */
interface Writing<Value, Input> extends Omit<OutcomeMoves, 'startOver' | 'renderLookUp'> {
  state: WriteState<Value, Input>;
  send: () => void;
  stopResends: () => void;
  moveOn: (draft?: string) => void;
}

/** What is declared of a form, as far as its stages ask. */
interface OfForm<Names extends string> extends RefusalReading {
  /** Every field, by path; the index of a row stands as `*`. */
  specs: Readonly<Record<Names, FieldSpec>>;
  reviewLabel: () => string;
  fields?: DeclaredFields['fields'];
  shown?: DeclaredFields['shown'];
}

interface Props<Values extends FieldValues, Output, Input, Value> {
  of: OfForm<string>;
  /**
   * It checks on submit and from then on as one types; what a field says by itself once it is left waits for the button that is
   * pressed (`after-press.ts`). The focus is not its to move (`shouldFocusError`): the library goes by which field came first, and
   * not by which stands first.
   */
  form: UseFormReturn<Values, unknown, Output>;
  /** The fields that are needed as things stand, besides those that always are. */
  needs?: (typed: Values) => readonly string[];
  writing: Writing<Value, Input>;
  /** What is typed is kept in it; without one it is lost by leaving. */
  draft?: Drafting;
  /** The branch it is written in; null for what belongs to the whole business. */
  branch: { name: string | null } | null;
  /** Null, or left out: nothing is checked now. */
  check?: FormCheck | null;
  /**
   * Called with what was typed, valid and clean; it freezes the bytes and shows them, or begins a check that does. `again` holds the
   * fields against their rules once more, where the check told something new, and goes to what is wrong.
   */
  onReview: (values: Output, draft: Partial<AttemptContext>, again: () => void) => void;
  /** What the write says in words: it speaks of what its bytes were made of, whatever the form holds by then. */
  review: (input: Input) => ReviewWords;
  /** Stands where the form stood once the write was applied. */
  renderReceipt: (applied: AppliedWrite<Value, Input>) => ReactNode;
  /** To an empty form. */
  startOver: () => void;
  /** What cannot be undone has no keys that send it. */
  sentBy?: 'button';
  /** What else leaving would lose, whatever stage this write is in. */
  losesMore?: boolean;
  /** Another one was begun: rows that were taken away, and what was said of a text, are not those of this one. */
  round?: number;
  renderLookUp?: OutcomeMoves['renderLookUp'];
  children: ReactNode;
  /** Left out: what every form has after its fields. */
  later?: LaterPart<WritePanels>;
}

/**
 * Every form that writes: fields, review, sending, outcome, one at a time in one place. The fields stay mounted through all of
 * it, so that nothing typed is lost by any answer.
 */
export function WriteForm<Values extends FieldValues, Output, Input, Value>(
  props: Props<Values, Output, Input, Value>,
) {
  const { of, form, writing, draft, branch } = props;
  const specs = useSpecs(of.specs, form, props.needs);
  const { check = null, later = laterPanels, losesMore = false, renderLookUp } = props;
  const hasKeys = props.sentBy !== 'button';
  const { state } = writing;
  const { pending, outcome } = useMemo(() => stagesOf(state), [state]);
  const shell = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(shell);
  const isChecking = check?.isUnderWay ?? false;
  const write = pending ?? outcome;
  const isChanged = useChangedSinceSent(form, state);
  const fills = draft?.fills ?? noFills;
  const round = `${props.round ?? 0} ${useSyncExternalStore(fills.subscribe, fills.get)}`;
  /** What was sent from the draft before this page knew of it takes the place of what would be sent again. */
  const bound = write === null ? (draft?.view.bound ?? null) : null;
  const stage = stageNow({ check, isBound: bound !== null, pending, outcome });
  useHeldPage(isToldHereAlone(outcome) ? 'outcome' : null);
  // What has a draft of its own begins anew where somebody asks for the form again.
  useAskedAgain(stage === 'receipt' && draft ? props.startOver : null);
  /** Sending what is under review would end a draft that another page went on with. */
  const conflict = draft && write ? conflictWith(draft, write.attempt) : null;
  // What is read would take the place of what is typed meanwhile.
  const isOpening = draft ? draft.view.opening !== null : false;
  const toFields = (...first: string[]) =>
    focusAfter(...first, 'fieldset :is(input, textarea, select):enabled');
  useFieldsOnFill(fills, () => {
    // The fields are drawn anew then: who went to one of them meanwhile stays in it.
    const { activeElement } = document;
    const name = shell.current?.contains(activeElement) && activeElement?.getAttribute('name');
    if (name) toFields(`[name="${name}"]`);
    writing.moveOn(draft?.context.draft);
  });
  // Paths come from the form's own specs and errors; the library knows them by its own type only.
  const valueOf = (path: string): unknown => form.getValues(path as FieldPath<Values>);
  const goTo = (path: string) => {
    form.setFocus(path as FieldPath<Values>);
    // What is said of rows as a whole has no field of its own.
    shell.current?.querySelector<HTMLElement>(`[data-field="${path}"]`)?.focus();
  };
  const { refusals: told, others } = useMemo(
    () => sortRefusals(outcome, of, (path) => form.getValues(path as FieldPath<Values>)),
    [outcome, of, form],
  );
  const current = useCurrentRefusals(form, of.specs, told);
  const { refusals } = current;
  useMistakesAgain(form);
  const scope = useMemo(() => ({ specs, ...current }), [specs, current]);
  const declared = useMemo(() => declaredFields(of, form), [of, form]);
  const submitButton = useRef<HTMLButtonElement>(null);
  useReturnOfFocus({ stage, round, outcome, refusals, specs, goTo, submitButton });

  const firstOf = (errors: object) => pathsOf(errors, Object.keys(specs))[0]?.path;
  const goToFirst = (errors: object) => {
    const first = firstOf(errors);
    if (first !== undefined) goTo(first);
  };
  /** The fields wait for the end of the check, and what it told may bring the one that is wrong. */
  const again = () =>
    void form.handleSubmit(
      () => undefined,
      (errors) => {
        const first = firstOf(errors);
        if (first !== undefined) focusAfter(`[data-field="${first}"]`, `[name="${first}"]`);
      },
    )();
  const { panels, isWaiting, review } = useReviewPress({
    form,
    later,
    isHeld: isChecking || isOpening,
    onReview: (values) => props.onReview(values, draft?.context ?? {}, again),
    onMistakes: goToFirst,
  });
  const isReview = stage === 'review';
  useSendKeys(shell, isReview, () => {
    if (stage === 'form') review();
    else if (isReview && !isChecking && conflict === null && hasKeys) writing.send();
  });
  /** What is decided about the draft is another write, to be reviewed anew. */
  const decide = (move: () => void) => () => {
    writing.edit();
    move();
    toFields();
  };
  // One step back from a review are the fields.
  const guarded = { stage, losesMore, onBack: isReview ? writing.edit : undefined };

  return (
    <div ref={shell} className={classes.shell}>
      {draft ? (
        <DraftGuard saved={draft.saved} {...guarded} />
      ) : (
        <FormGuard form={form} {...guarded} />
      )}
      <GoesTo branch={branch} />
      {pending?.kind === 'sending' && panels ? (
        <panels.SendingPanel
          since={pending.since}
          lost={pending.lost}
          pause={pending.pause}
          onStop={writing.stopResends}
        />
      ) : null}
      {outcome && outcome.kind !== 'applied' && stage !== 'check' && panels ? (
        <panels.OutcomePanel
          key={`${outcome.kind} ${outcome.since}`}
          outcome={outcome}
          moves={{ ...writing, startOver: props.startOver, ...(renderLookUp && { renderLookUp }) }}
          others={others}
          inWords={(field) => fieldInWords(field, of)}
          quiet={refusals.size > 0}
          isChanged={isChanged}
          isHeld={isChecking}
        />
      ) : null}
      {bound !== null && draft && panels ? (
        <panels.BoundAttempt
          attemptId={bound}
          onAgain={() => {
            draft.moves.release();
            toFields();
          }}
          onStored={() => {
            draft.moves.startBlank();
            toFields();
          }}
        />
      ) : null}
      {check?.panel}
      {stage === 'review' && draft && conflict && panels ? (
        <panels.ConflictNotice
          conflict={conflict}
          moves={{ follow: decide(draft.moves.follow), keepApart: decide(draft.moves.keepApart) }}
          stands="over-review"
        />
      ) : null}
      {write && panels && (stage === 'review' || stage === 'sending' || stage === 'doubt') ? (
        <panels.ReviewPanel
          attempt={write.attempt}
          words={props.review(write.input)}
          isHeldBack={outcome?.kind === 'similar'}
          actions={
            stage === 'doubt'
              ? null
              : {
                  onBack: writing.edit,
                  onSend: writing.send,
                  isSending: stage === 'sending',
                  isLost: pending?.kind === 'sending' && pending.lost,
                  isHeld: isChecking || conflict !== null,
                }
          }
        />
      ) : null}
      {stage === 'receipt' && outcome?.kind === 'applied' ? props.renderReceipt(outcome) : null}
      {stage === 'receipt' && draft?.view.newer && panels ? (
        <panels.NewerStays at={draft.view.newer.at} />
      ) : null}
      <FormScope value={scope}>
        <form
          className={classes.form}
          hidden={stage !== 'form'}
          noValidate
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            review();
          }}
        >
          {draft ? (
            <LazyDraftNotices draft={draft} specs={specs} onAnswered={() => toFields()} />
          ) : null}
          <ErrorSummary control={form.control} specs={specs} valueOf={valueOf} onGo={goTo} />
          <fieldset
            className={classes.fields}
            disabled={stage !== 'form' || isOpening || isChecking}
          >
            <DeclaredFieldsContext value={declared}>
              <Fragment key={round}>{props.children}</Fragment>
            </DeclaredFieldsContext>
          </fieldset>
          {draft ? <DraftStatus draft={draft} /> : null}
          <LaterPartNotice
            later={later}
            loading={isWaiting ? m.forms_loading_review() : null}
            failed={isWaiting ? m.forms_review_awaited() : m.forms_review_not_loaded()}
          />
          <div className={classes.foot}>
            <span className={classes.hint}>
              {m.forms_required_mark()} {hasKeys ? <span data-keys>{m.forms_keys()}</span> : null}
            </span>
            <Button
              ref={submitButton}
              type="submit"
              disabled={isOpening}
              aria-disabled={isChecking || undefined}
              data-disabled={isChecking || undefined}
            >
              {of.reviewLabel()}
            </Button>
          </div>
        </form>
      </FormScope>
    </div>
  );
}

/** Back to the fields where they are filled anew: a review or an outcome of what was in them before does not stand over that. */
function useFieldsOnFill({ subscribe }: Drafting['fills'], toFields: () => void): void {
  const leave = useEffectEvent(toFields);
  useEffect(() => subscribe(() => leave()), [subscribe]);
}

/** What is said of the fields, with the mark of those that are needed as things stand. */
function useSpecs<Values extends FieldValues, Output>(
  specs: OfForm<string>['specs'],
  { control }: UseFormReturn<Values, unknown, Output>,
  needs: (typed: Values) => readonly string[] = () => [],
): OfForm<string>['specs'] {
  const needed = useWatch({ control, compute: (typed: Values) => needs(typed).join(' ') });
  return useMemo(() => {
    const names = needed === '' ? [] : needed.split(' ');
    const marked = names.flatMap((name) => {
      const spec = specs[name];
      return spec === undefined ? [] : [[name, { ...spec, required: true }] as const];
    });
    return { ...specs, ...Object.fromEntries(marked) };
  }, [specs, needed]);
}

/** What its fields find of a declared form. */
function declaredFields({ fields = {}, shown = {} }: OfForm<string>, form: object) {
  // The library takes a field by the names of its own form only; here the declaration vouches for them.
  return { fields, shown, form: form as DeclaredFields['form'] };
}

interface StagesNow {
  check: FormCheck | null;
  isBound: boolean;
  pending: PendingWrite | null;
  outcome: EndedWrite<unknown> | null;
}

function stageNow({ check, isBound, ...write }: StagesNow): Stage {
  if (check && !check.isUnderWay) return 'check';
  return isBound ? 'doubt' : stageOf(write);
}

interface Guarded {
  stage: Stage;
  losesMore: boolean;
  onBack: (() => void) | undefined;
}

/** It hears by itself of each save: the form around it is not drawn anew for one. */
function DraftGuard({ saved, ...guarded }: Guarded & Pick<Drafting, 'saved'>) {
  const isUnsaved = useSyncExternalStore(saved.subscribe, saved.atRisk);
  return <LeaveGuard risk={riskOf(guarded, isUnsaved)} onBack={guarded.onBack} />;
}

function FormGuard<Values extends FieldValues, Output>(
  props: Guarded & { form: UseFormReturn<Values, unknown, Output> },
) {
  const { form, ...guarded } = props;
  return <LeaveGuard risk={riskOf(guarded, useIsDirty(form))} onBack={guarded.onBack} />;
}

/** What is in the journal is not lost by leaving; what was only typed is. */
function riskOf({ stage, losesMore }: Guarded, isUnsaved: boolean) {
  if (stage === 'sending') return 'sending';
  if (losesMore) return 'typed';
  const isTyped = stage === 'form' || stage === 'check' || stage === 'review';
  return isUnsaved && isTyped ? 'typed' : null;
}
