import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { listSchema, mostAtOnce, removalSchema } from './removal-rules';

const idOf = (serial: number) =>
  `0190b8a4-7c11-7e51-9b4e-5f2d6c3a${String(serial).padStart(4, '0')}`;
const many = (count: number) => Array.from({ length: count }, (_, serial) => idOf(serial));

const problemsOf = (schema: z.ZodMiniType, typed: object) =>
  schema
    .safeParse(typed)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('what is to be removed', () => {
  const problems = (ids: string) => problemsOf(listSchema, { ids });

  it('limit removal ids: is one to fifty identifiers, whatever stands there twice', () => {
    expect(problems('')).toEqual(['ids: forms_missing']);
    expect(problems(many(mostAtOnce).join('\n'))).toEqual([]);
    expect(problems([...many(mostAtOnce), idOf(0)].join('\n'))).toEqual([]);
    expect(problems(many(mostAtOnce + 1).join('\n'))).toEqual(['ids: assignments_too_many']);
    expect(problems(`${idOf(1)}\nx`)).toEqual(['ids: assignments_some_wrong']);
  });

  it('is read as each identifier once', () => {
    const ids = `${idOf(1)} ${idOf(2)}\n${idOf(1).toUpperCase()}`;
    expect(listSchema.parse({ ids })).toEqual({ ids: [idOf(1), idOf(2)] });
  });
});

describe('the confirmation of one', () => {
  const typed = { tail: '0042', reason: 'Turno mal asignado' };
  const problems = (change: object) => problemsOf(removalSchema(idOf(42)), { ...typed, ...change });

  it('limit removal tail: is the end of this very identifier', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ tail: ' 0042 ' })).toEqual([]);
    expect(problems({ tail: '' })).toEqual(['tail: forms_missing']);
    for (const tail of ['0043', '042', 'a0042', idOf(42)]) {
      expect(problems({ tail })).toEqual(['tail: assignments_other_tail']);
    }
  });

  it('limit removal reason: says why, in as many words as the journal keeps', () => {
    expect(problems({ reason: '🧾'.repeat(500) })).toEqual([]);
    expect(problems({ reason: 'x'.repeat(501) })).toEqual(['reason: forms_too_long']);
    expect(problems({ reason: ' \u200b' })).toEqual(['reason: forms_missing']);
  });

  it.each([
    ['Juan Pérez, DUI 01234567-8', false],
    ['DUI 01234567–8', false],
    ['NIT 0614-110351-102-4', false],
    ['lo pidió ana@ceiba.example', false],
    ['del 2026-03-16, turno 08:00-16:30, tel. 2210-5540', true],
    [`en vez de ${idOf(7)}`, true],
  ])('M205: keeps nobody’s documents in the journal: %s', (reason, isTaken) => {
    expect(problems({ reason })).toEqual(isTaken ? [] : ['reason: forms_names_somebody']);
  });
});
