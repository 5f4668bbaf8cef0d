import { describe, expect, it } from 'vitest';
import { emptyChange } from './change-form';
import { reachedStep } from './bulk-work';

const file = { name: 'precios.csv', table: { source: null as never, rows: [] } };
const typed = { ...emptyChange, minimum: '3' };

describe('the step an address names', () => {
  it.each([
    ['choose', 2, typed, 'choose'],
    ['change', 2, typed, 'change'],
    ['change', 0, typed, 'choose'],
    ['check', 2, typed, 'check'],
    ['check', 2, emptyChange, 'change'],
    ['check', 0, typed, 'choose'],
  ] as const)('of the list: %s with %i chosen', (step, chosen, draft, reached) => {
    expect(reachedStep({ from: 'list', step }, { typed: draft, file: null }, chosen)).toBe(reached);
  });

  it('of a file is its check once there is one, and it has nothing else to say', () => {
    const at = (step: 'choose' | 'change' | 'check', of: typeof file | null) =>
      reachedStep({ from: 'file', step }, { typed, file: of }, 5);
    expect([at('check', file), at('change', file), at('check', null)]).toEqual([
      'check',
      'choose',
      'choose',
    ]);
  });
});
