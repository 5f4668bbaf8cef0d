import { describe, expect, it } from 'vitest';
import { entryTypeForm, keptForAnother } from './entry-type-form';

const typed = { ...entryTypeForm.empty, code: 'A', name: 'Diario', prefix: 'D' };

function read(name: keyof typeof typed, value: string): unknown {
  const result = entryTypeForm.schema().safeParse({ ...typed, [name]: value });
  if (result.success) return result.data[name];
  return result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('M57, M83: an entry type at its limits', () => {
  it('limit entry-type code: has a code of 1 to 20, of letters, digits, _ and -, in upper case', () => {
    expect(read('code', 'a_b-9')).toBe('A_B-9');
    expect(read('code', 'x'.repeat(20))).toBe('X'.repeat(20));
    expect(read('code', 'x'.repeat(21))).toEqual(['code: forms_too_long']);
    expect(read('code', '')).toEqual(['code: forms_missing']);
    for (const code of ['A B', 'ñ', 'Á', 'A\u0000', '🧾']) {
      expect(read('code', code)).toEqual(['code: forms_not_a_code']);
    }
  });

  it.each([
    ['name', 100],
    ['prefix', 10],
  ] as const)('limit entry-type name prefix: has a %s of 1 to %i', (name, limit) => {
    expect(read(name, 'x')).toBe('x');
    expect(read(name, '🧾'.repeat(limit))).toBe('🧾'.repeat(limit));
    expect(read(name, '🧾'.repeat(limit + 1))).toEqual([`${name}: forms_too_long`]);
    expect(read(name, ' \u200b')).toEqual([`${name}: forms_missing`]);
  });

  it('limit entry-type description: has a description of up to 1000, with its lines, or none', () => {
    const lines = `${'x'.repeat(499)}\n${'y'.repeat(500)}`;
    expect(read('description', lines)).toBe(lines);
    expect(read('description', `${lines}z`)).toEqual(['description: forms_too_long']);
    expect(read('description', ' \n ')).toBe('');
  });
});

it('another one keeps how its entries are handled, and nothing else', () => {
  const kept = { requiresApproval: true, isActive: false };
  expect(keptForAnother({ ...typed, description: 'x', ...kept })).toEqual(kept);
});

it('another one starts with what was sent, but for its code', () => {
  const text = JSON.stringify({
    code: 'A',
    name: 'Diario',
    description: null,
    prefix: 'D',
    requires_approval: true,
    is_active: false,
  });
  const values = { name: 'Diario', prefix: 'D', requiresApproval: true, isActive: false };
  expect(entryTypeForm.startFrom(text)).toMatchObject({ title: 'Diario', values });
  expect(entryTypeForm.startFrom(text)?.values).not.toHaveProperty('code');
});
