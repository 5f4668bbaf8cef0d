import { describe, expect, it } from 'vitest';
import { hashOfPersonalCode, newPersonalCode } from './personal-code';

describe('a personal code', () => {
  it('is five groups of letters and digits that cannot be mistaken for each other, and never the same', () => {
    const codes = Array.from({ length: 200 }, newPersonalCode);
    for (const code of codes) {
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
    }
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('is the same however it is typed', () => {
    const hash = hashOfPersonalCode('0A1BC-DEFGH-JKMNP-QRSTV-WXYZ2');
    expect(hash).toMatch(/^[\w-]{43}$/);
    for (const typed of [
      ' 0a1bc-defgh-jkmnp-qrstv-wxyz2 ',
      '0A1BCDEFGHJKMNPQRSTVWXYZ2',
      'OAIBC DEFGH JKMNP QRSTV WXYZ2',
      'oalbc—defgh-jkmnp-qrstv-wxyz2'.replace('—', '-'),
    ]) {
      expect(hashOfPersonalCode(typed)).toBe(hash);
    }
    expect(hashOfPersonalCode('0A1BC-DEFGH-JKMNP-QRSTV-WXYZ3')).not.toBe(hash);
  });

  it.each([
    '',
    'short',
    '0A1BC-DEFGH-JKMNP-QRSTV-WXYZ',
    '0A1BC-DEFGH-JKMNP-QRSTV-WXYZU',
    'ñ'.repeat(25),
  ])('is not %j', (typed) => expect(hashOfPersonalCode(typed)).toBeNull());
});
