import { describe, expect, it } from 'vitest';
import { outlineOf } from './outline';

const outline = (text: string) => outlineOf(Buffer.from(text));

/** What `JSON.parse` makes of it, without what its members hold. */
function expected(text: string): unknown {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (Array.isArray(told)) return [];
  if (typeof told !== 'object' || told === null) return told;
  const members = Object.entries(told).map(([name, value]: [string, unknown]) => {
    const isHolder = typeof value === 'object' && value !== null;
    return [name, isHolder ? (Array.isArray(value) ? [] : {}) : value];
  });
  return Object.fromEntries(members) as unknown;
}

describe('the outline of an answer', () => {
  it('is its outermost members without what they hold', () => {
    const told = { status: true, data: [{ id: '1' }, [2]], meta: { page: 1 }, message: 'á "x"' };
    const shown = { status: true, data: [], meta: {}, message: 'á "x"' };
    expect(outline(JSON.stringify(told))).toEqual(shown);
    expect(outline(JSON.stringify(told, null, 2))).toEqual(shown);
  });

  it('takes the last of two members of one name, however it is spelled, as everybody does', () => {
    expect(outline('{"status":true,"data":{"a":1},"st\\u0061tus":false}')).toEqual({
      status: false,
      data: {},
    });
  });

  it.each([
    '',
    ' ',
    'ok',
    '<p>',
    'nul',
    'nulls',
    'True',
    'NaN',
    "'a'",
    '"',
    '"a',
    '"\\x"',
    '"\\u12g4"',
    '"\n"',
    '\ufeff{}',
    '\u00a0{}',
    '{}x',
    '\0',
    '{}\0',
    '[\0]',
    '{} {}',
    '{',
    '}',
    '[',
    ']',
    '{]',
    '[}',
    '[[]',
    '[]]',
    '{,}',
    '{"a"}',
    '{"a":}',
    '{"a":1,}',
    '{"a" 1}',
    '{a:1}',
    '{"a":1 "b":2}',
    '[,]',
    '[1,]',
    '[1 2]',
    '-',
    '+1',
    '01',
    '-01',
    '1.',
    '.5',
    '1e',
    '1e+',
    '0x1',
    '1_0',
    '// a\n{}',
  ])('is none for %j, which is no JSON', (text) => {
    expect(outline(text)).toBeUndefined();
    expect(expected(text)).toBeUndefined();
  });

  it.each([
    '{}',
    '[]',
    'null',
    'true',
    'false',
    '"a"',
    '0',
    '-0.5e-3',
    '1E+2',
    ' [ ] ',
    '\t{\r\n}\n',
    '{"a":[],"b":{}}',
    '{"":{"":{}}}',
    '["\\u00e1\\\\\\"\\/\\b\\f\\n\\r\\t"]',
    '{"a":[[[1]]]}',
    '[[1],{"a":[2]}]',
  ])('is one for %j', (text) => {
    expect(outline(text)).toEqual(expected(text));
    expect(outline(text)).not.toBeUndefined();
  });

  it('is none of a text that was cut off', () => {
    const whole = '{"a":[1.5e3,true,null],"b":{"c":"\\u00e1\\\\"},"d":[[],{}]}';
    for (let length = 0; length < whole.length; length += 1) {
      expect(outline(whole.slice(0, length))).toBeUndefined();
    }
    expect(outline(whole)).toEqual({ a: [], b: {}, d: [] });
  });

  it('takes and refuses what JSON.parse does, whichever bytes are changed', () => {
    const whole = JSON.stringify({
      status: true,
      data: [{ id: 'a-1', name: 'Jabón "Sol" \\ 2', price: -12.5e3, off: null }, [], {}],
      meta: { total: 60, more: false },
    });
    const marks = '{}[]",:\\0-1.eE+tfn ux\n';
    let seed = 20;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const told = { some: 0, none: 0 };
    for (let count = 0; count < 20_000; count += 1) {
      const from = random(whole.length);
      const mark = marks[random(marks.length)] ?? '';
      const text = whole.slice(0, from) + mark + whole.slice(from + random(3));
      const outcome = outline(text);
      expect({ text, outcome }).toEqual({ text, outcome: expected(text) });
      told[outcome === undefined ? 'none' : 'some'] += 1;
    }
    expect(Math.min(told.some, told.none)).toBeGreaterThan(1000);
  });

  it('takes and refuses every byte of a text as JSON.parse does, wherever it stands', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      for (let before = 0; before < 9; before += 1) {
        const bytes = Buffer.from(`{"a":"${' '.repeat(before)}?${'é'.repeat(6 - (before >> 1))}"}`);
        bytes[6 + before] = byte;
        const text = bytes.toString('utf8');
        expect({ text, outcome: outlineOf(bytes) }).toEqual({ text, outcome: expected(text) });
      }
    }
  });

  it('goes as deep as the text does', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(outline(`{"data":${deep}}`)).toEqual({ data: [] });
    expect(outline(`{"data":${deep}]}`)).toBeUndefined();
  });
});
