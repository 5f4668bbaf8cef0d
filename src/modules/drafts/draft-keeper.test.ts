import { describe, expect, it } from 'vitest';
import { ApiFailure, factsWithoutAnswer, type ApiError } from '@/api/core/errors';
import type { Draft, DraftVersion, SaveDraft } from '@/api/drafts/schemas';
import { createDraftKeeper } from './draft-keeper';
import { createDraftPage } from './draft-page';
import type { DraftMessage, DraftTabs } from './draft-tabs';
import { draftTimes } from './draft-times';
import { fitValues } from './fit-values';
import { createTestClock } from './test-clock';

const facts = factsWithoutAnswer('drafts.save', 'unknown', new Date(0));
const fail = (error: ApiError) => Promise.reject(new ApiFailure(error));
const missing: ApiError = { ...facts, kind: 'not-found', what: 'record' };
const savedAt = '2026-03-16T16:00:00.000Z';

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
      const { form, schema, title, values, version, branchId, branchName } = found;
      const times = { createdAt: savedAt, savedAt };
      const known = { id, form, schema, title, values, version, branchId, branchName, ...times };
      return Promise.resolve({ ...known, bytes: 1 });
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
    remove(id: string): Promise<void> {
      if (isAway) return away();
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

let ids = 0;
const empty = { code: '', name: '' };

function createOffice() {
  const gateway = createGateway();
  const clock = createTestClock();
  const air = createAir();
  const openTab = (opened: string | null = null) => {
    let values: Record<string, unknown> = { ...empty };
    let address = opened;
    const keeper = createDraftKeeper({
      values: () => values,
      label: () => ({
        form: 'entry-types',
        schema: 1,
        title: '',
        branchId: null,
        branchName: null,
        operator: 'Ana',
        business: 'Los Volcanes',
      }),
      empty,
      fill: (next) => {
        values = { ...(next ?? empty) };
        keeper.typed();
      },
      fit: (draft) => fitValues(empty, draft.values),
      place: (id) => {
        address = id;
        keeper.show(id);
      },
      gateway,
      onSessionEnd: () => undefined,
      page: createDraftPage(`tab-${(ids += 1)}`),
      tabs: air(),
      clock,
      times: draftTimes,
      newId: () => `draft-${(ids += 1)}`,
    });
    const stop = keeper.start();
    keeper.show(opened);
    return {
      keeper,
      stop,
      address: () => address,
      values: () => values,
      type(name: string) {
        values = { ...values, name };
        keeper.typed();
      },
    };
  };
  const stored = () => [...gateway.drafts.values()].map(({ values }) => values['name']);
  return { gateway, clock, openTab, stored, settle: () => clock.pass(2_000) };
}

describe('a draft', () => {
  it('begins with the first key: it has its address at once and is kept soon', async () => {
    const { openTab, settle, stored } = createOffice();
    const tab = openTab();
    await settle();
    expect(stored()).toEqual([]);
    tab.type('a');
    expect(tab.address()).toMatch(/^draft-/);
    await settle();
    expect(stored()).toEqual(['a']);
    expect(tab.keeper.view()).toMatchObject({ atRisk: false, savedAt: Date.parse(savedAt) });
  });

  it('is not begun by what is empty again', async () => {
    const { openTab, settle, stored } = createOffice();
    const tab = openTab();
    tab.type('');
    await settle();
    expect([tab.address(), stored()]).toEqual([null, []]);
  });

  it('fills the form of whoever opens it, and goes on as the same one', async () => {
    const { openTab, settle, stored } = createOffice();
    const first = openTab();
    first.type('a');
    first.stop();
    await settle();
    const second = openTab(first.address());
    expect(second.keeper.view().opening).toBe('reading');
    await settle();
    expect(second.values()).toEqual({ ...empty, name: 'a' });
    second.type('ab');
    await settle();
    expect(stored()).toEqual(['ab']);
    expect(second.keeper.view().parted).toBeNull();
  });

  it('that is left unsaved for another screen is saved on the way', async () => {
    const { openTab, clock, stored } = createOffice();
    const tab = openTab();
    tab.type('a');
    tab.stop();
    await clock.pass(0);
    expect(stored()).toEqual(['a']);
  });

  it('several of one form: opening another one leaves this one kept', async () => {
    const { openTab, settle, stored } = createOffice();
    const tab = openTab();
    tab.type('one');
    tab.keeper.show(null);
    expect(tab.values()).toEqual(empty);
    tab.type('two');
    await settle();
    expect(stored()).toEqual(['one', 'two']);
  });

  it('ends with what it held, and the next key begins another', async () => {
    const { openTab, settle, gateway, stored } = createOffice();
    const tab = openTab();
    tab.type('a');
    await settle();
    tab.keeper.end();
    await settle();
    expect([tab.address(), gateway.drafts.size]).toEqual([null, 0]);
    tab.type('b');
    await settle();
    expect(stored()).toEqual(['b']);
  });

  it('ends although a save is still on its way', async () => {
    const { openTab, settle, gateway } = createOffice();
    const tab = openTab();
    tab.type('a');
    tab.keeper.flush();
    tab.keeper.end();
    await settle();
    expect(gateway.drafts.size).toBe(0);
  });

  it('is discarded and put back', async () => {
    const { openTab, settle, gateway, stored } = createOffice();
    const tab = openTab();
    tab.type('a');
    await settle();
    await tab.keeper.discard();
    expect([tab.values(), gateway.drafts.size]).toEqual([empty, 0]);
    tab.keeper.undo();
    await settle();
    expect([tab.values().name, stored()]).toEqual(['a', ['a']]);
  });

  it('that cannot be discarded stays as it is', async () => {
    const { openTab, settle, gateway, stored } = createOffice();
    const tab = openTab();
    tab.type('a');
    await settle();
    gateway.setAway(true);
    await tab.keeper.discard();
    expect(tab.keeper.view().discardFailure).toMatchObject({ kind: 'network' });
    gateway.setAway(false);
    await settle();
    expect([tab.values().name, stored()]).toEqual(['a', ['a']]);
  });
});

describe('a gateway out of reach', () => {
  it('is told with the time of the first key that is not kept, until it is back', async () => {
    const { openTab, clock, gateway, stored } = createOffice();
    const tab = openTab();
    gateway.setAway(true);
    await clock.pass(5_000);
    tab.type('a');
    await clock.pass(1_000);
    tab.type('ab');
    expect(tab.keeper.view()).toMatchObject({ trouble: { since: 5_000 }, atRisk: true });
    gateway.setAway(false);
    await clock.pass(10_000);
    expect(tab.keeper.view()).toMatchObject({ trouble: null, atRisk: false });
    expect(stored()).toEqual(['ab']);
  });

  it('keeps the form closed until its draft is read, or somebody goes on without it', async () => {
    const { openTab, gateway, settle } = createOffice();
    gateway.setAway(true);
    const tab = openTab('draft-x');
    await settle();
    expect(tab.keeper.view().opening).toMatchObject({ kind: 'network' });
    tab.keeper.startBlank();
    expect([tab.keeper.view().opening, tab.address()]).toEqual([null, null]);
  });
});

it('a draft that is not there is said, and the form is empty', async () => {
  const { openTab, settle } = createOffice();
  const tab = openTab('draft-x');
  await settle();
  expect(tab.keeper.view()).toMatchObject({ isMissing: true, id: null });
  expect(tab.address()).toBeNull();
});

it('what has no place in the form is told, and the draft that holds it stays', async () => {
  const { openTab, settle, gateway, stored } = createOffice();
  const old = {
    form: 'entry-types',
    schema: 1,
    title: '',
    branchId: null,
    branchName: null,
  } as const;
  const worker = { operator: 'Ana', business: 'Los Volcanes' };
  await gateway.save('draft-old', {
    ...old,
    ...worker,
    base: 0,
    tab: 'old',
    revision: 1,
    values: { name: 'a', note: 'call Luis' },
  });
  const tab = openTab('draft-old');
  await settle();
  expect(tab.values()).toEqual({ ...empty, name: 'a' });
  expect(tab.keeper.view().restored?.lost).toEqual([{ path: 'note', text: 'call Luis' }]);
  tab.type('ab');
  await settle();
  expect(stored()).toEqual(['a', 'ab']);
  expect(tab.keeper.view().restored?.lost).toHaveLength(1);
});

describe('two tabs', () => {
  async function openTwo() {
    const office = createOffice();
    const one = office.openTab();
    one.type('a');
    await office.settle();
    const two = office.openTab(one.address());
    await office.settle();
    return { ...office, one, two };
  }

  it('know of each other for as long as both are there', async () => {
    const { one, two, settle } = await openTwo();
    expect([one, two].map(({ keeper }) => keeper.view().isOpenElsewhere)).toEqual([true, true]);
    two.stop();
    await settle();
    expect(one.keeper.view().isOpenElsewhere).toBe(false);
  });

  it('the other one is told, keeps its form, and follows when asked', async () => {
    const { one, two, settle, stored } = await openTwo();
    two.type('ab');
    await settle();
    expect(one.keeper.view().parted).toMatchObject({ why: 'newer', isApart: false });
    expect(one.values().name).toBe('a');
    one.keeper.follow();
    await settle();
    expect([one.values().name, one.address()]).toEqual(['ab', two.address()]);
    expect(stored()).toEqual(['ab']);
  });

  it('typing on in the other one makes it a draft of its own: nothing is lost', async () => {
    const { one, two, settle, stored } = await openTwo();
    two.type('ab');
    await settle();
    one.type('ax');
    await settle();
    expect(stored()).toEqual(['ab', 'ax']);
    expect(one.keeper.view().parted).toMatchObject({ isApart: true });
    expect(one.address()).not.toBe(two.address());
  });

  it('both typing at once end with a draft each', async () => {
    const { one, two, settle, stored } = await openTwo();
    one.type('a1');
    two.type('a2');
    await settle();
    await settle();
    expect(stored().sort()).toEqual(['a1', 'a2']);
  });

  it('of two computers, which hear nothing of each other, too', async () => {
    const office = createOffice();
    const one = office.openTab();
    one.type('a');
    await office.settle();
    const id = one.address() ?? '';
    const found = office.gateway.drafts.get(id);
    if (!found) throw new Error('It was not kept');
    const { version, ...draft } = found;
    await office.gateway.save(id, {
      ...draft,
      tab: 'far',
      base: version,
      values: { name: 'far' },
    });
    one.type('ab');
    await office.settle();
    expect(office.stored()).toEqual(['far', 'ab']);
  });

  it('coming back to a tab shows what happened meanwhile', async () => {
    const { one, settle, gateway } = await openTwo();
    const id = one.address() ?? '';
    gateway.drafts.delete(id);
    one.keeper.lookAgain();
    await settle();
    expect(one.keeper.view().parted).toMatchObject({ why: 'gone' });
    one.type('more');
    await settle();
    expect(gateway.drafts.size).toBe(1);
  });

  it('a draft that was discarded in the one is kept by typing in the other', async () => {
    const { one, two, settle, stored } = await openTwo();
    await two.keeper.discard();
    expect(one.keeper.view().parted).toMatchObject({ why: 'gone', isApart: false });
    one.keeper.keepApart();
    await settle();
    expect(stored()).toEqual(['a']);
  });
});
