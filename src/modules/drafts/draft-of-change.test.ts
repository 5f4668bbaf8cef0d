import { describe, expect, it } from 'vitest';
import { createOffice, empty } from './test-office';

describe('a draft of a change', () => {
  const milk = { name: 'Leche' };

  it('begins with the first change, not with what is there', async () => {
    const { openTab, settle, stored } = createOffice();
    const tab = openTab(null, milk);
    tab.type('Leche');
    await settle();
    expect(stored()).toEqual([]);
    tab.type('Leche entera');
    await settle();
    expect(stored()).toEqual(['Leche entera']);
  });

  it('comes back with what it was begun with, whatever is there by now', async () => {
    const { openTab, settle } = createOffice();
    const first = openTab(null, milk);
    first.type('Leche entera');
    await settle();
    first.stop();
    const second = openTab(first.address(), { name: 'Leche de cabra' });
    await settle();
    expect([second.values(), second.origin()]).toEqual([{ code: '', name: 'Leche entera' }, milk]);
  });

  it('gives way to what is there by now when it is discarded, and is put back with its own', async () => {
    const { openTab, settle, gateway } = createOffice();
    const first = openTab(null, milk);
    first.type('Leche entera');
    await settle();
    first.stop();
    const second = openTab(first.address(), { name: 'Leche de cabra' });
    await settle();
    second.moves.discard();
    await settle();
    expect([second.values()['name'], second.origin()]).toEqual([
      'Leche de cabra',
      { name: 'Leche de cabra' },
    ]);
    second.moves.undo();
    await settle();
    expect([second.values()['name'], second.origin()]).toEqual(['Leche entera', milk]);
    expect([...gateway.drafts.values()].map(({ origin }) => origin)).toEqual([milk]);
  });

  it('ends when its form begins anew, and what that begins with is no draft', async () => {
    const { openTab, settle, gateway, stored } = createOffice();
    const tab = openTab(null, milk);
    tab.type('Leche entera');
    await settle();
    tab.draft.send({ type: 'restart', origin: { name: 'Leche entera' } });
    await settle();
    expect([tab.address(), gateway.drafts.size]).toEqual([null, 0]);
    tab.type('Leche entera 1 L');
    await settle();
    expect(stored()).toEqual(['Leche entera 1 L']);
  });

  it('of something else is not opened', async () => {
    const { openTab, settle, stored } = createOffice();
    const first = openTab(null, milk);
    first.type('Leche entera');
    await settle();
    first.stop();
    const second = openTab(first.address());
    await settle();
    expect(second.view().isMissing).toBe(true);
    expect([second.values(), stored()]).toEqual([empty, ['Leche entera']]);
  });
});
