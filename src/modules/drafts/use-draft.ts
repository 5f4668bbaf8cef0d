import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { removeDraft, saveDraft } from '@/api/drafts/operations';
import { draftQueries } from '@/api/drafts/queries';
import { sessionQueries } from '@/api/session/queries';
import type { DraftForm, SaveDraft } from '@/api/drafts/schemas';
import { firstCharacters } from '@/domain/first-characters';
import { visibleText } from '@/domain/visible-text';
import type { EndedWrite } from '../attempt/write-state';
import { useSession } from '../session/session-context';
import type { DraftDefinition, DraftSubject } from './draft-definition';
import { createDraftKeeper } from './draft-keeper';
import type { DraftKeeper, DraftMoves } from './draft-moves';
import { thisDraftPage } from './draft-page';
import { readDraftSearch } from './draft-search';
import { draftTabs } from './draft-tabs';
import { draftTimes, realClock } from './draft-times';
import type { DraftStanding } from './draft-view';
import { fitValues } from './fit-values';

/** A form's draft, for its shell. */
export interface Drafting {
  form: DraftForm;
  /** The record it changes. */
  subject: string | undefined;
  view: DraftStanding;
  /** When the gateway last kept it, for whoever shows that. */
  saved: Pick<DraftKeeper<never>, 'subscribe' | 'view'>;
  moves: DraftMoves;
  /** Belongs into the context of the form's attempt: an applied one ends the draft. */
  readonly context: ReturnType<DraftKeeper<never>['context']>;
}

interface RestartableDrafting<Origin> extends Drafting {
  /** Ends the draft, if there is one, and begins the form anew with this record. */
  restart: (origin: Origin) => void;
}

interface Surroundings<Origin> {
  /** What the form's last send came to. */
  outcome: EndedWrite<unknown> | null;
  /** The branch it is typed for; null for what belongs to the whole business. */
  branch: { id: string; name: string } | null;
  /** What it changes; left out where something new is made. */
  subject?: DraftSubject<Origin>;
}

const titleCharacters = 120;

/**
 * Keeps what is typed into a form, within a second, until it is stored by the service or discarded, and fills the form from the
 * draft that the address names (`readDraftSearch`). `definition` is read once.
 */
export function useDraft<Values extends FieldValues, Output, Origin extends object | null = null>(
  form: UseFormReturn<Values, unknown, Output>,
  definition: DraftDefinition<Values, Origin>,
  { outcome, branch, subject }: Surroundings<Origin>,
): RestartableDrafting<Origin> {
  const { operator, integration, mark } = useSession();
  const queryClient = useQueryClient();
  const router = useRouter();
  const named = readDraftSearch(useSearch({ strict: false })).draft ?? null;
  const about = useRef({ branch, subject });
  const [keeper] = useState(() => {
    const { schema, upgrade, rows, empty, readOrigin } = definition;
    // What makes something new has no origin, and null is its type then.
    const origin = () => (about.current.subject?.origin ?? null) as Origin;
    const latest = () => (about.current.subject?.latest ?? null) as Origin;
    return createDraftKeeper<Origin>({
      values: () => form.getValues(),
      label: () => ({
        form: definition.form,
        schema,
        title: shortened(definition.title(form.getValues(), origin())),
        branchId: about.current.branch?.id.toLowerCase() ?? null,
        branchName: about.current.branch?.name ?? null,
        subjectId: about.current.subject?.id.toLowerCase() ?? null,
        operator,
        business: integration.business,
      }),
      origin,
      latest,
      keptOrigin: () => asKept(origin()),
      empty,
      fill(values, from) {
        // The library takes values of its own type only; these are in the shape of the empty form.
        if (values === null) form.reset(empty(from));
        else form.reset(values as Values, { keepDefaultValues: true });
        about.current.subject?.onOrigin(from);
      },
      fit({ values, schema: stored, origin: kept }) {
        const fresh = stored < schema && upgrade ? upgrade(values, stored) : values;
        const from = readOrigin(kept);
        // What was typed about something that cannot be read would look like changes of something else.
        if (from === null && about.current.subject !== undefined) {
          return { values: empty(latest()), lost: fitValues({}, fresh).lost, origin: latest() };
        }
        const begun = from ?? latest();
        return { ...fitValues(empty(begun), fresh, rows), origin: begun };
      },
      place: (id) =>
        void router.navigate({
          to: '.',
          search: (search: object) => ({ ...search, draft: id ?? undefined }),
          replace: true,
          resetScroll: false,
          ignoreBlocker: true,
        }),
      gateway: {
        read: (id) => queryClient.query(draftQueries.one(id)),
        save: (id, draft, isLeaving) =>
          saveDraft(id, draft, {
            keepalive: isLeaving,
            signal: AbortSignal.timeout(draftTimes.answerMs),
          }),
        remove: removeDraft,
      },
      onSessionEnd: () =>
        void queryClient.invalidateQueries({ queryKey: sessionQueries.current().queryKey }),
      page: thisDraftPage(),
      tabs: draftTabs,
      clock: realClock,
      times: draftTimes,
      newId: () => crypto.randomUUID(),
    });
  });

  useEffect(() => {
    about.current = { branch, subject };
  });
  useEffect(() => keeper.start(), [keeper]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => keeper.typed() }),
    [form, keeper],
  );
  useEffect(() => keeper.show(named), [keeper, named]);
  usePageEvents(keeper);
  useSessionBack(keeper, mark);
  const isApplied =
    outcome?.kind === 'applied' ||
    (outcome?.kind === 'unknown' && outcome.settled?.verdict === 'applied');
  useEffect(() => {
    if (isApplied) keeper.end();
  }, [isApplied, keeper]);

  const view = useSyncExternalStore(keeper.subscribe, keeper.standing, keeper.standing);
  return {
    form: definition.form,
    subject: subject?.id,
    view,
    saved: keeper,
    moves: keeper,
    restart: keeper.restart,
    // Read when an attempt is made: nothing is drawn anew for the saves until then.
    get context() {
      return keeper.context();
    },
  };
}

/** A page that is hidden may never be seen again; one that comes back may be behind another. */
function usePageEvents(keeper: DraftKeeper<never>): void {
  useEffect(() => {
    const leave = () => keeper.flush(true);
    const pause = () => keeper.flush();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) keeper.lookAgain();
    };
    const change = () => {
      if (document.visibilityState === 'hidden') leave();
      else keeper.lookAgain();
    };
    document.addEventListener('focusout', pause);
    document.addEventListener('visibilitychange', change);
    window.addEventListener('pagehide', keeper.goAway);
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('online', keeper.retry);
    return () => {
      document.removeEventListener('focusout', pause);
      document.removeEventListener('visibilitychange', change);
      window.removeEventListener('pagehide', keeper.goAway);
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('online', keeper.retry);
    };
  }, [keeper]);
}

/** Once the same person has signed in again, what waited for it is saved. */
function useSessionBack(keeper: Pick<DraftKeeper<never>, 'retry'>, mark: string): void {
  const { data, dataUpdatedAt } = useQuery(sessionQueries.current());
  const isBack = data?.signedIn === true && data.mark === mark;
  useEffect(() => {
    if (isBack) keeper.retry();
  }, [keeper, isBack, dataUpdatedAt]);
}

/** What shows on a list, on one line; never half a character. */
function shortened(title: string): string {
  return firstCharacters(visibleText(title), titleCharacters).trim();
}

const asKept = (origin: object | null): SaveDraft['origin'] =>
  origin === null ? null : Object.fromEntries(Object.entries(origin));
