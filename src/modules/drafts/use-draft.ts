import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changeDraft, removeDraft, saveDraft } from '@/api/drafts/operations';
import { draftQueries } from '@/api/drafts/queries';
import { sessionQueries } from '@/api/session/queries';
import type { DraftForm, SaveDraft } from '@/api/drafts/schemas';
import type { EndedWrite } from '../attempt/write-state';
import { useSession } from '../session/session-context';
import type { DraftDefinition, DraftSubject } from './draft-definition';
import { thisDraftPage } from './draft-page';
import { realClock, runDraft, type RunningDraft } from './draft-runner';
import { draftTimes } from './draft-saving';
import { draftSender } from './draft-sender';
import { readDraftSearch } from './draft-search';
import type { DraftMoves, DraftView } from './draft-state';
import { draftTabs } from './draft-tabs';
import { draftTitle } from './draft-title';
import { fitValues } from './fit-values';

/** A form's draft, for its shell. */
export interface Drafting {
  form: DraftForm;
  /** The record it changes. */
  subject: string | undefined;
  view: DraftView;
  /** When the gateway last kept it, and whether something is not kept, for whoever shows that. */
  saved: Pick<RunningDraft, 'subscribe' | 'savedAt' | 'atRisk'>;
  fills: RunningDraft['fills'];
  moves: DraftMoves;
  /** Belongs into the context of the form's attempt: an applied one ends the draft. */
  readonly context: ReturnType<RunningDraft['context']>;
}

/** For whoever sees to its end. */
export interface EndingDrafting<Origin = null> extends Drafting {
  /** What is typed goes on elsewhere as it stands: the draft ends, and the form keeps it. */
  end: () => void;
  /** Ends the draft, if there is one, and begins the form anew with this record. */
  restart: (origin: Origin) => void;
}

interface Surroundings<Values, Origin> {
  /** What the form's last send came to. */
  outcome: EndedWrite<unknown> | null;
  /** What stands in it before anything is typed; left out where that is the empty form. */
  begun?: Values;
  /** The branch it is typed for; null for what belongs to the whole business. */
  branch: { id: string; name: string | null } | null;
  /** What it changes; left out where something new is made. */
  subject?: DraftSubject<Origin>;
  /** Whom it is about, where that is typed as an identifier: its title begins with the name. */
  whom?: (values: Values) => string;
}

/**
 * Keeps what is typed into a form, within a second, until it is stored by the service or discarded, and fills the form from the
 * draft that the address names (`readDraftSearch`). `definition` is read once.
 */
export function useDraft<Values extends FieldValues, Output, Origin extends object | null = null>(
  form: UseFormReturn<Values, unknown, Output>,
  definition: DraftDefinition<Values, Origin>,
  { outcome, begun, branch, subject, whom }: Surroundings<Values, Origin>,
): EndingDrafting<Origin> {
  const { operator, integration, mark } = useSession();
  const queryClient = useQueryClient();
  const router = useRouter();
  const named = readDraftSearch(useSearch({ strict: false })).draft ?? null;
  const { branchId: screenBranch } = useParams({ strict: false });
  const about = useRef({ begun, branch, subject, whom, screenBranch });
  const [draft] = useState(() => {
    const { schema, upgrade, rows, readOrigin } = definition;
    const empty = (from: Origin) => about.current.begun ?? definition.empty(from);
    // A form's records are of one type only, and where something new is made that is null.
    const origin = () => (about.current.subject?.origin ?? null) as Origin;
    const latest = () => (about.current.subject?.latest ?? null) as Origin;
    const own = () => ({
      form: definition.form,
      subjectId: about.current.subject?.id.toLowerCase() ?? null,
    });
    return runDraft({
      typed: () => ({ values: form.getValues(), origin: origin() }),
      toSave: () => {
        const values = form.getValues();
        return {
          ...own(),
          schema,
          title: draftTitle(about.current.whom?.(values) ?? '', definition.title(values, origin())),
          branchId: about.current.branch?.id.toLowerCase() ?? null,
          branchName: about.current.branch?.name ?? null,
          operator,
          business: integration.business,
          values,
          origin: asKept(origin()),
        };
      },
      empty: (from) => empty(from as Origin),
      latest,
      fill(values, from) {
        // The library takes values of its own type only; these are in the shape of the empty form.
        if (values === null) form.reset(empty(from as Origin));
        else form.reset(values as Values, { keepDefaultValues: true });
        about.current.subject?.onOrigin(from as Origin);
      },
      fit(found) {
        const { form: name, subjectId } = own();
        const { screenBranch: here } = about.current;
        if (found.form !== name || found.subjectId !== subjectId) return null;
        // What is new is of the branch it was typed for, whichever branch the address names.
        const isElsewhere = here !== undefined && here.toLowerCase() !== found.branchId;
        if (subjectId === null && isElsewhere) return null;
        const isOlder = found.schema < schema && upgrade !== undefined;
        const values = isOlder ? upgrade(found.values, found.schema) : found.values;
        const from = readOrigin(found.origin);
        // What was typed about something that cannot be read would look like changes of something else.
        if (from === null && about.current.subject !== undefined) {
          return { values: empty(latest()), lost: fitValues({}, values).lost, origin: latest() };
        }
        const current = from ?? latest();
        return { ...fitValues(empty(current), values, rows), origin: current };
      },
      place: (id) =>
        void router.navigate({
          to: '.',
          search: (search: object) => ({ ...search, draft: id ?? undefined }),
          state: true,
          replace: true,
          resetScroll: false,
          ignoreBlocker: true,
        }),
      gateway: {
        read: (id) => queryClient.query(draftQueries.one(id)),
        save: draftSender({
          whole: (id, kept, keepalive) => saveDraft(id, kept, inTime(keepalive)),
          changes: (id, change, keepalive) => changeDraft(id, change, inTime(keepalive)),
        }),
        remove: removeDraft,
      },
      onSessionEnd: () =>
        void queryClient.invalidateQueries({ queryKey: sessionQueries.current().queryKey }),
      page: thisDraftPage(),
      tabs: draftTabs,
      clock: realClock,
      newId: () => crypto.randomUUID(),
    });
  });

  useEffect(() => {
    about.current = { begun, branch, subject, whom, screenBranch };
  });
  useEffect(() => draft.start(), [draft]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => draft.send({ type: 'typed' }),
      }),
    [form, draft],
  );
  useEffect(() => draft.send({ type: 'addressNames', id: named }), [draft, named]);
  usePageEvents(draft);
  useSessionBack(draft, mark);
  const stored = outcome !== null && isStored(outcome) ? outcome.attempt : null;
  useEffect(() => {
    if (stored !== null) draft.send({ type: 'stored', draft: stored.context.draft ?? null });
  }, [stored, draft]);

  const view = useSyncExternalStore(draft.subscribe, draft.view, draft.view);
  return {
    form: definition.form,
    subject: subject?.id,
    view,
    saved: draft,
    fills: draft.fills,
    moves: draft.moves,
    end: () => draft.send({ type: 'stored', draft: draft.view().id }),
    restart: (origin) => draft.send({ type: 'restart', origin }),
    // Read when an attempt is made: nothing is drawn anew for the saves until then.
    get context() {
      return draft.context();
    },
  };
}

const isStored = (outcome: EndedWrite<unknown>) =>
  outcome.kind === 'applied' ||
  (outcome.kind === 'unknown' && outcome.settled?.verdict === 'applied');

/** A page that is hidden may never be seen again; one that comes back may be behind another. */
function usePageEvents({ send, moves }: Pick<RunningDraft, 'send' | 'moves'>): void {
  useEffect(() => {
    const mounted = new AbortController();
    const { signal } = mounted;
    const pause = () => send({ type: 'flush', isLeaving: false });
    const leave = () => send({ type: 'pageLeft' });
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: 'pageBack' });
    };
    const change = () => {
      if (document.visibilityState === 'hidden') send({ type: 'flush', isLeaving: true });
      else send({ type: 'pageBack' });
    };
    document.addEventListener('focusout', pause, { signal });
    document.addEventListener('visibilitychange', change, { signal });
    window.addEventListener('pagehide', leave, { signal });
    window.addEventListener('pageshow', comeBack, { signal });
    window.addEventListener('online', moves.retry, { signal });
    return () => mounted.abort();
  }, [send, moves]);
}

/** Once the same person has signed in again, what waited for it is saved. */
function useSessionBack({ moves }: Pick<RunningDraft, 'moves'>, mark: string): void {
  const { data, dataUpdatedAt } = useQuery(sessionQueries.current());
  const isBack = data?.signedIn === true && data.mark === mark;
  useEffect(() => {
    if (isBack) moves.retry();
  }, [moves, isBack, dataUpdatedAt]);
}

const inTime = (keepalive: boolean) => ({
  keepalive,
  signal: AbortSignal.timeout(draftTimes.answerMs),
});

const asKept = (origin: object | null): SaveDraft['origin'] =>
  origin === null ? null : Object.fromEntries(Object.entries(origin));
