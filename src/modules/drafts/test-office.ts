import { ApiFailure, factsWithoutAnswer, type ApiError } from '@/api/core/errors';
import type { KnownDraft } from '@/api/drafts/operations';
import type { Draft, DraftVersion, SaveDraft } from '@/api/drafts/schemas';
import { createDraftPage } from './draft-page';
import type { DraftMessage, DraftTabs } from './draft-tabs';
import { runDraft } from './draft-runner';
import { fitValues } from './fit-values';
import { createTestClock } from './test-clock';

const facts = factsWithoutAnswer('drafts.save', 'unknown', new Date(0));
const fail = (error: ApiError) => Promise.reject(new ApiFailure(error));
const missing: ApiError = { ...facts, kind: 'not-found', what: 'record' };
export const savedAt = '2026-03-16T16:00:00.000Z';

/** A gateway with two rules of the real one: who has not seen the newest is told, and what is gone stays gone. */
function createGateway() {
  const drafts = new Map<string, SaveDraft & { version: number }>();
  let isAway = false;
  const away = () => fail({ ...facts, kind: 'network' });
  return {
    drafts,
    setAway: (next: boolean) => {
      isAway = next;
    },
    read(id: string): Promise<Draft> {
      if (isAway) return away();
      const found = drafts.get(id);
      if (!found) return fail(missing);
      const { form, schema, title, values, version, branchId, branchName, origin } = found;
      const { subjectId } = found;
      const times = { createdAt: savedAt, savedAt };
      const about = { subjectId, origin };
      const known = { id, form, schema, title, values, version, branchId, branchName, ...times };
      return Promise.resolve({ ...known, ...about, bytes: 1, sent: null });
    },
    save(id: string, draft: SaveDraft): Promise<DraftVersion> {
      if (isAway) return away();
      const found = drafts.get(id);
      if (!found && draft.base > 0) return fail(missing);
      if (found && found.tab !== draft.tab && found.version !== draft.base) {
        return fail({ ...facts, kind: 'conflict', newer: { version: found.version, savedAt } });
      }
      const version = (found?.version ?? 0) + 1;
      drafts.set(id, { ...structuredClone(draft), version });
      return Promise.resolve({ version, savedAt });
    },
    remove(id: string, known: KnownDraft): Promise<void> {
      if (isAway) return away();
      const found = drafts.get(id);
      if (found && found.version > known.version && found.tab !== known.tab) {
        return fail({ ...facts, kind: 'conflict', newer: { version: found.version, savedAt } });
      }
      drafts.delete(id);
      return Promise.resolve();
    },
  };
}

/** What tabs say to each other; a tab does not hear itself. */
function createAir() {
  const ears = new Set<(message: DraftMessage) => void>();
  return (): DraftTabs => {
    let own: ((message: DraftMessage) => void) | undefined;
    return {
      say: (message) => [...ears].filter((ear) => ear !== own).forEach((ear) => ear(message)),
      hear(listener) {
        own = listener;
        ears.add(listener);
        return () => ears.delete(listener);
      },
    };
  };
}

/** A record as a form of the office changes it. */
export interface OfficeRecord {
  name: string;
}

let ids = 0;
export const empty = { code: '', name: '' };

/** Only for tests: a gateway, a clock, and as many tabs of one person as a test opens. */
export function createOffice() {
  const gateway = createGateway();
  const clock = createTestClock();
  const air = createAir();
  const openTab = (opened: string | null = null, record: OfficeRecord | null = null) => {
    const form = { subjectId: record === null ? null : 'subject', form: 'entry-types' } as const;
    let about: object | null = record;
    const emptyFor = (of: object | null) => ({ ...empty, ...of });
    let values: Record<string, unknown> = emptyFor(about);
    let address = opened;
    const draft = runDraft({
      typed: () => ({ values, origin: about }),
      toSave: () => ({
        ...form,
        schema: 1,
        title: '',
        branchId: null,
        branchName: null,
        operator: 'Ana',
        business: 'Los Volcanes',
        values,
        origin: about === null ? null : { ...about },
      }),
      empty: emptyFor,
      latest: () => record,
      fill: (next, origin) => {
        values = { ...(next ?? emptyFor(origin)) };
        about = origin;
        draft.send({ type: 'typed' });
      },
      fit: (found) =>
        found.form === form.form && found.subjectId === form.subjectId
          ? { ...fitValues(empty, found.values), origin: found.origin }
          : null,
      place: (id) => {
        address = id;
        draft.send({ type: 'addressNames', id });
      },
      gateway,
      onSessionEnd: () => undefined,
      page: createDraftPage(`tab-${(ids += 1)}`),
      tabs: air(),
      clock,
      newId: () => `draft-${(ids += 1)}`,
    });
    const stop = draft.start();
    const open = (id: string | null) => draft.send({ type: 'addressNames', id });
    open(opened);
    return {
      draft,
      moves: draft.moves,
      view: draft.view,
      open,
      stop,
      address: () => address,
      values: () => values,
      origin: () => about,
      type(name: string) {
        values = { ...values, name };
        draft.send({ type: 'typed' });
      },
    };
  };
  const stored = () => [...gateway.drafts.values()].map(({ values }) => values['name']);
  return { gateway, clock, openTab, stored, settle: () => clock.pass(2_000) };
}
