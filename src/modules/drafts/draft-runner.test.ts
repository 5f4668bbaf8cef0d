import { describe, expect, it } from 'vitest';
import { createOffice, empty, savedAt } from './test-office';

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
    expect(tab.draft.atRisk()).toBe(false);
    expect(tab.draft.savedAt()).toBe(Date.parse(savedAt));
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
    expect(second.view().opening).toBe('reading');
    await settle();
    expect(second.values()).toEqual({ ...empty, name: 'a' });
    second.type('ab');
    await settle();
    expect(stored()).toEqual(['ab']);
    expect(second.view().conflict).toBeNull();
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
    tab.open(null);
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
    tab.draft.send({ type: 'stored', draft: tab.view().id });
    await settle();
    expect([tab.address(), gateway.drafts.size]).toEqual([null, 0]);
    tab.type('b');
    await settle();
    expect(stored()).toEqual(['b']);
  });

  it('ends, and the form that is emptied for the next one is none', async () => {
    const { openTab, settle, stored } = createOffice();
    const tab = openTab();
    tab.type('a');
    await settle();
    tab.draft.send({ type: 'stored', draft: tab.view().id });
    tab.type('');
    await settle();
    expect([tab.address(), stored()]).toEqual([null, []]);
  });

  it('ends although a save is still on its way', async () => {
    const { openTab, settle, gateway } = createOffice();
    const tab = openTab();
    tab.type('a');
    tab.draft.send({ type: 'flush', isLeaving: false });
    tab.draft.send({ type: 'stored', draft: tab.view().id });
    await settle();
    expect(gateway.drafts.size).toBe(0);
  });

  it('that was opened while another one was sent stays, and nothing later is typed into it', async () => {
    const { openTab, settle, gateway, stored } = createOffice();
    const other = openTab();
    other.type('other');
    other.stop();
    await settle();
    for (const isFromDraft of [true, false]) {
      const tab = openTab();
      if (isFromDraft) tab.type('sent');
      await settle();
      const { id } = tab.view();
      tab.open(other.address());
      await settle();
      // The gateway ends the one that was sent.
      gateway.drafts.delete(id ?? '');
      tab.draft.send({ type: 'stored', draft: id });
      await settle();
      expect([tab.view().id, tab.address(), stored()]).toEqual([null, null, ['other']]);
      tab.type('');
      await settle();
      expect(stored()).toEqual(['other']);
      tab.stop();
    }
  });

  it('is discarded and put back', async () => {
    const { openTab, settle, gateway, stored } = createOffice();
    const tab = openTab();
    tab.type('a');
    await settle();
    tab.moves.discard();
    await settle();
    expect([tab.values(), gateway.drafts.size]).toEqual([empty, 0]);
    tab.moves.undo();
    await settle();
    expect([tab.values().name, stored()]).toEqual(['a', ['a']]);
  });

  it('that cannot be discarded comes back as it was', async () => {
    const { openTab, settle, clock, gateway, stored } = createOffice();
    const tab = openTab();
    tab.type('a');
    await settle();
    const address = tab.address();
    gateway.setAway(true);
    tab.moves.discard();
    await clock.pass(0);
    expect(tab.view().discardFailure).toMatchObject({ kind: 'network' });
    gateway.setAway(false);
    await settle();
    expect([tab.values().name, stored(), tab.address()]).toEqual(['a', ['a'], address]);
  });

  it('what is typed while it is discarded is the next draft, whatever the gateway answers', async () => {
    for (const isAway of [false, true]) {
      const { openTab, settle, clock, gateway, stored } = createOffice();
      const tab = openTab();
      tab.type('a');
      await settle();
      gateway.setAway(isAway);
      tab.moves.discard();
      expect(tab.values()).toEqual(empty);
      tab.type('b');
      await clock.pass(0);
      gateway.setAway(false);
      await settle();
      expect([tab.values().name, stored()]).toEqual(['b', isAway ? ['a', 'b'] : ['b']]);
      expect(tab.view().discardFailure === null).toBe(!isAway);
    }
  });

  it('is put back while the gateway is still asked, and another one is opened meanwhile', async () => {
    const { openTab, settle, gateway, stored } = createOffice();
    const tab = openTab();
    tab.type('a');
    await settle();
    tab.moves.discard();
    tab.moves.undo();
    await settle();
    expect([tab.values().name, stored()]).toEqual(['a', ['a']]);
    gateway.setAway(true);
    tab.moves.discard();
    tab.open('draft-x');
    await settle();
    expect(tab.values()).toEqual(empty);
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
    expect(tab.view()).toMatchObject({ trouble: { since: 5_000 } });
    expect(tab.draft.atRisk()).toBe(true);
    gateway.setAway(false);
    await clock.pass(10_000);
    expect(tab.view().trouble).toBeNull();
    expect(tab.draft.atRisk()).toBe(false);
    expect(stored()).toEqual(['ab']);
  });

  it('keeps the form closed until its draft is read, or somebody goes on without it', async () => {
    const { openTab, gateway, settle } = createOffice();
    gateway.setAway(true);
    const tab = openTab('draft-x');
    await settle();
    expect(tab.view().opening).toMatchObject({ kind: 'network' });
    tab.moves.startBlank();
    expect([tab.view().opening, tab.address()]).toEqual([null, null]);
  });
});

it('a draft that is not there is said, and the form is empty', async () => {
  const { openTab, settle } = createOffice();
  const tab = openTab('draft-x');
  await settle();
  expect(tab.view()).toMatchObject({ isMissing: true, id: null });
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
    subjectId: null,
    origin: null,
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
  expect(tab.view().restored?.lost).toEqual([{ path: 'note', text: 'call Luis' }]);
  tab.type('ab');
  await settle();
  expect(stored()).toEqual(['a', 'ab']);
  expect(tab.view().restored?.lost).toHaveLength(1);
});
