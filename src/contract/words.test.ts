import { describe, expect, it } from 'vitest';
import { settleSchema } from './attempt-requests';
import { words } from './words';

describe('a text of at most so many characters', () => {
  const fits = (text: string) => words(5).safeParse(text).success;

  it('is counted in code points, as the forms count it', () => {
    expect(fits('')).toBe(true);
    expect(fits('ñandú')).toBe(true);
    expect(fits('ñandúe')).toBe(false);
    expect(fits('🧾'.repeat(5))).toBe(true);
    expect(fits('🧾'.repeat(6))).toBe(false);
    expect(fits('xxxx🧾🧾')).toBe(false);
    expect(fits('x'.repeat(1_000_000))).toBe(false);
  });

  it('is what a note of 500 emoji is, which the form takes', () => {
    const note = '🧾'.repeat(500);
    expect(settleSchema.safeParse({ verdict: 'applied', note }).success).toBe(true);
    expect(settleSchema.safeParse({ verdict: 'applied', note: `${note}x` }).success).toBe(false);
    expect(settleSchema.safeParse({ verdict: 'applied', note: '' }).success).toBe(false);
  });
});
