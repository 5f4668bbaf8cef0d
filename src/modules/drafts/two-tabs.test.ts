import { describe, expect, it } from 'vitest';
import { createOffice } from './test-office';

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
    expect([one, two].map(({ view }) => view().isOpenElsewhere)).toEqual([true, true]);
    two.stop();
    await settle();
    expect(one.view().isOpenElsewhere).toBe(false);
  });

  it('are told when the other page goes, and when it comes back out of the history', async () => {
    const { one, two, settle } = await openTwo();
    two.draft.send({ type: 'pageLeft' });
    await settle();
    expect(one.view().isOpenElsewhere).toBe(false);
    two.draft.send({ type: 'pageBack' });
    await settle();
    expect(one.view().isOpenElsewhere).toBe(true);
  });

  it('the other one is told, keeps its form, and follows when asked', async () => {
    const { one, two, settle, stored } = await openTwo();
    two.type('ab');
    await settle();
    expect(one.view().conflict).toMatchObject({ why: 'newer', isApart: false });
    expect(one.values().name).toBe('a');
    one.moves.follow();
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
    expect(one.view().conflict).toMatchObject({ isApart: true });
    expect(one.address()).not.toBe(two.address());
  });

  it('what another page saved since outlives what was sent, and is told', async () => {
    const { one, two, settle, gateway } = await openTwo();
    const id = one.view().id ?? '';
    const made = one.draft.context();
    expect(made).toMatchObject({ draft: id, draftVersion: 1 });
    gateway.drafts.set(id, { ...kept(gateway, id), tab: 'elsewhere', version: 2 });
    one.draft.send({ type: 'stored', draft: id });
    await settle();
    expect(gateway.drafts.has(id)).toBe(true);
    expect(one.view()).toMatchObject({ id: null, newer: { id } });
    expect(two.view().conflict).toBeNull();
  });

  it('what was sent ends the copy that is made of it while another page goes on', async () => {
    const { one, two, settle, stored, clock } = await openTwo();
    const sentFrom = one.view().id;
    one.type('a1');
    two.type('a2');
    two.draft.send({ type: 'flush', isLeaving: false });
    await clock.pass(0);
    expect(one.view()).toMatchObject({ conflict: { isApart: true, from: sentFrom } });
    await settle();
    one.draft.send({ type: 'stored', draft: sentFrom });
    await settle();
    expect([one.view().id, stored()]).toEqual([null, ['a2']]);
  });

  it('both typing at once end with a draft each', async () => {
    const { one, two, settle, stored } = await openTwo();
    one.type('a1');
    two.type('a2');
    await settle();
    await settle();
    expect(new Set(stored())).toEqual(new Set(['a1', 'a2']));
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
    one.draft.send({ type: 'pageBack' });
    await settle();
    expect(one.view().conflict).toMatchObject({ why: 'gone' });
    one.type('more');
    await settle();
    expect(gateway.drafts.size).toBe(1);
  });

  it('what the other one made of a draft is not discarded by whoever has not seen it', async () => {
    const { one, two, settle, stored } = await openTwo();
    two.type('ab');
    await settle();
    one.moves.discard();
    await settle();
    expect([one.values().name, stored()]).toEqual(['a', ['ab']]);
  });

  it('a draft that was discarded in the one is kept by typing in the other', async () => {
    const { one, two, settle, stored } = await openTwo();
    two.moves.discard();
    await settle();
    expect(one.view().conflict).toMatchObject({ why: 'gone', isApart: false });
    one.moves.keepApart();
    await settle();
    expect(stored()).toEqual(['a']);
  });
});

function kept({ drafts }: ReturnType<typeof createOffice>['gateway'], id: string) {
  const draft = drafts.get(id);
  if (draft === undefined) throw new Error('Nothing is kept');
  return draft;
}
