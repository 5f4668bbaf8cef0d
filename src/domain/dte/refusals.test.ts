import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DteProblem } from './document';
import { readDte } from './read-dte';
import { testSeal } from './test-document';
import { documentIn, problemIn, sealedDocument, withItem, within } from './test-reading';

describe('what cannot be read', () => {
  const broken = '{\n  "identificacion": {},\n  "observaciones": ,\n  "firma": "x"\n}';
  const refused: [what: string, content: unknown, problem: DteProblem][] = [
    ['an empty file', '', { kind: 'empty' }],
    ['a file of a mark and blanks', '\uFEFF \r\n', { kind: 'empty' }],
    ['a broken one, by the line', broken, { kind: 'not-json', line: 3 }],
    ['a page', '<!doctype html>', { kind: 'other-file' }],
    ['a number', '7', { kind: 'not-document' }],
    ['any object', { a: 1 }, { kind: 'not-document' }],
    ['a list of two', [sealedDocument, sealedDocument], { kind: 'several', count: 2 }],
    ['an event', { identificacion: {}, documento: sealedDocument }, { kind: 'not-document' }],
    ['an answer', { estado: 'PROCESADO', selloRecibido: testSeal }, { kind: 'only-answer' }],
    ['an answer that refuses', { codigoMsg: '096', selloRecibido: null }, { kind: 'only-answer' }],
    [
      'no lines',
      { ...sealedDocument, cuerpoDocumento: [] },
      { kind: 'incomplete', path: 'cuerpoDocumento' },
    ],
    ['no summary', { ...sealedDocument, resumen: null }, { kind: 'incomplete', path: 'resumen' }],
    ['no issuer', { ...sealedDocument, emisor: null }, { kind: 'incomplete', path: 'emisor' }],
    [
      'no sum to pay',
      within('resumen', { totalPagar: null, montoTotalOperacion: null }),
      { kind: 'incomplete', path: 'resumen.totalPagar' },
    ],
    [
      'no net sum',
      within('resumen', { subTotal: '', subTotalVentas: '' }),
      { kind: 'incomplete', path: 'resumen.subTotal' },
    ],
    [
      'an odd tax',
      within('resumen', { tributos: [{ codigo: '20', valor: true }] }),
      { kind: 'incomplete', path: 'resumen.tributos.0.valor' },
    ],
    [
      'too many lines',
      { ...sealedDocument, cuerpoDocumento: Array.from({ length: 2001 }) },
      { kind: 'too-many-lines', most: 2000 },
    ],
  ];
  it.each(refused)('is told: %s', (_what, content, problem) => {
    expect(problemIn(content)).toEqual(problem);
  });

  it.each(['04', '05', '06', '07', '08', '09', '11', '15'])('is told: type %s', (tipoDte) => {
    const other = { ...within('identificacion', { tipoDte }), cuerpoDocumento: null };
    expect(problemIn(other)).toEqual({ kind: 'other-type', type: tipoDte });
  });

  it.each(['x', '1,000', 'NaN', '1e999', '0x10', [], {}, true, undefined])(
    'is told: an item of which there are %j',
    (cantidad) => {
      const problem = { kind: 'incomplete', path: 'cuerpoDocumento.1.cantidad' };
      expect(problemIn(withItem({ cantidad }))).toEqual(problem);
    },
  );

  it.each(['1,000.00', '1,234,567'])('is read: an item of which there are %j', (cantidad) => {
    const { lines } = documentIn(withItem({ cantidad }));
    expect(lines[1]?.quantity).toBe(String(Number(cantidad.replaceAll(',', ''))));
  });

  it.each(['%PDF-1.7\n1 0 obj', 'PK\u0003\u0004', 'una nota'])(
    'is told: a file of another kind, %j',
    (text) => {
      expect(problemIn(text)).toEqual({ kind: 'other-file' });
    },
  );

  it('is told: a number that no computer holds', () => {
    const text = JSON.stringify(sealedDocument).replace('"totalPagar":57.12', '"totalPagar":1e400');
    expect(problemIn(text)).toEqual({ kind: 'incomplete', path: 'resumen.totalPagar' });
  });
});

describe('whatever a file holds', () => {
  it('is read or refused, and nothing is thrown', () => {
    const anything = fc.oneof(fc.jsonValue(), fc.string(), fc.double(), fc.constant('__proto__'));
    const parts = ['identificacion', 'emisor', 'cuerpoDocumento', 'resumen', 'firma', 'dteJson'];
    const bent = fc
      .dictionary(fc.constantFrom(...parts), fc.oneof(anything, fc.constant(sealedDocument)))
      .map((change) => ({ ...sealedDocument, ...change }));
    const deeper = fc
      .record({
        part: fc.constantFrom('identificacion', 'resumen'),
        key: fc.nat(),
        value: anything,
      })
      .map(({ part, key, value }) => {
        const of = { ...sealedDocument[part] } as Record<string, unknown>;
        const keys = Object.keys(of);
        return { ...sealedDocument, [part]: { ...of, [keys[key % keys.length] ?? '']: value } };
      });
    const text = fc.oneof(
      fc.oneof(anything, bent, deeper).map((content) => JSON.stringify(content)),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (content) => {
        const reading = readDte(content);
        expect('document' in reading || 'problem' in reading).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it.each<[string, string]>([
    ['nothing but brackets', '['.repeat(3_000_000)],
    ['objects without end', '{"a":'.repeat(1_000_000)],
    ['a text of many megabytes', JSON.stringify('x'.repeat(10_000_000))],
    ['one that never ends', `"${'x'.repeat(10_000_000)}`],
    ['digits without end', '1'.repeat(5_000_000)],
    ['a prototype', '{"__proto__":{"identificacion":{"tipoDte":"03"}},"constructor":1}'],
    [
      'a name without end',
      JSON.stringify({ ...sealedDocument, emisor: { nombre: 'ñ '.repeat(2_000_000) } }),
    ],
    [
      'a signature without end',
      JSON.stringify({ ...sealedDocument, firma: `a.${'A'.repeat(4_000_000)}.c` }),
    ],
  ])('takes no time: %s', (_what, text) => {
    const begun = performance.now();
    readDte(text);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
