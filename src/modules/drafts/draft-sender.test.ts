import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@/api/core/errors';
import type { SaveDraft } from '@/api/drafts/schemas';
import { testId } from '@/api/core/test-answers';
import { draftSender, type Ways } from './draft-sender';

const long = 'línea '.repeat(1_000);
const id = testId(1);

function draft(revision: number, values: Record<string, unknown>): SaveDraft {
  return {
    form: 'purchases',
    schema: 1,
    title: '',
    branchId: null,
    branchName: null,
    subjectId: null,
    base: 0,
    tab: testId(2),
    revision,
    operator: 'Ana',
    business: 'La Tienda',
    values,
    origin: null,
  };
}

const failure = (kind: 'conflict' | 'network') =>
  new ApiFailure({ kind, outcome: 'not-sent' } as ConstructorParameters<typeof ApiFailure>[0]);

function open() {
  const kept = { version: 1, savedAt: '2026-03-16T12:00:00.000Z' };
  const whole = vi.fn<Ways['whole']>(() => Promise.resolve(kept));
  const changes = vi.fn<Ways['changes']>(() => Promise.resolve(kept));
  return { whole, changes, save: draftSender({ whole, changes }) };
}

describe('a draft is saved', () => {
  it('whole at first, and then by what changed', async () => {
    const { whole, changes, save } = open();
    await save(id, draft(1, { lines: long, note: '' }), false);
    const next = draft(2, { lines: `${long}más`, note: '' });
    await save(id, next, true);
    expect(whole).toHaveBeenCalledOnce();
    const { base: _base, values: _values, origin: _origin, ...label } = next;
    const lines = { at: long.length, removed: 0, inserted: 'más' };
    expect(changes).toHaveBeenCalledExactlyOnceWith(
      id,
      { ...label, onto: 1, changes: { lines } },
      true,
    );
  });

  it('by what changed since a save that is still on its way', async () => {
    const { whole, changes, save } = open();
    whole.mockReturnValue(new Promise(() => undefined));
    void save(id, draft(1, { lines: long }), false);
    await save(id, draft(2, { lines: `${long}x` }), true);
    expect(changes).toHaveBeenCalledExactlyOnceWith(id, expect.objectContaining({ onto: 1 }), true);
  });

  it('with rows that a form changes in place', async () => {
    const { changes, save } = open();
    const values = { lines: long, rows: [{ name: 'a' }] };
    await save(id, draft(1, values), false);
    for (const row of values.rows) row.name = 'b';
    await save(id, draft(2, values), false);
    const expected = { rows: { value: [{ name: 'b' }] } };
    expect(changes).toHaveBeenCalledWith(id, expect.objectContaining({ changes: expected }), false);
  });

  it.each<[string, SaveDraft, string]>([
    ['short', draft(2, { lines: 'x' }), id],
    ['another one', draft(2, { lines: `${long}x` }), testId(3)],
    ['about another reading', { ...draft(2, { lines: `${long}x` }), origin: { a: 1 } }, id],
    ['without a value that it had', draft(2, { other: long }), id],
  ])('whole where it is %s', async (_case, next, of) => {
    const { whole, changes, save } = open();
    await save(id, draft(1, { lines: long }), false);
    await save(of, next, false);
    expect(whole).toHaveBeenCalledTimes(2);
    expect(changes).not.toHaveBeenCalled();
  });

  it('whole at once where something else is kept, and after a failure', async () => {
    const { whole, changes, save } = open();
    await save(id, draft(1, { lines: long }), false);
    changes.mockRejectedValueOnce(failure('conflict'));
    await save(id, draft(2, { lines: `${long}x` }), false);
    expect(whole).toHaveBeenCalledTimes(2);
    changes.mockRejectedValueOnce(failure('network'));
    await expect(save(id, draft(3, { lines: `${long}xy` }), false)).rejects.toBeInstanceOf(
      ApiFailure,
    );
    await save(id, draft(4, { lines: `${long}xyz` }), false);
    expect(whole).toHaveBeenCalledTimes(3);
  });
});
