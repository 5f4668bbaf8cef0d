import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeFromWords, isRecordCode, upperCase } from './record-code';

describe('M84, M85: a code', () => {
  it.each(['A', 'a_b-9', '0', '-'])('%j can be one', (text) => {
    expect(isRecordCode(text)).toBe(true);
  });

  it.each(['', 'Diario General', 'CAÑA', 'ÁREA', 'A\n', '🧾', 'Ａ', 'A\u200b'])(
    '%j cannot',
    (text) => {
      expect(isRecordCode(text)).toBe(false);
    },
  );

  it('is shown upper case without moving what stands behind a letter', () => {
    expect(upperCase('diario_ñ')).toBe('DIARIO_Ñ');
    expect(upperCase('straße')).toBe('STRAßE');
  });

  it.each([
    ['Diario General', 'DIARIO_GENERAL'],
    ['  Depreciación / año  ', 'DEPRECIACION_ANO'],
    ['a_b-9', 'A_B-9'],
    ['Provisión de aguinaldos y vacaciones', 'PROVISION_DE_AGUINAL'],
    ['¿?', null],
    ['日本', null],
  ])('of %j is %j', (words, code) => {
    expect(codeFromWords(words, 20)).toBe(code);
  });

  it('made of any words is one, and short enough', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (words) => {
        const code = codeFromWords(words, 20);
        expect(code === null || (isRecordCode(code) && code.length <= 20)).toBe(true);
        expect(code).toBe(code && upperCase(code));
      }),
    );
  });
});
