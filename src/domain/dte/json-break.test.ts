import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonBreakLine } from './json-break';

/** What the engine says of a text: nothing, or where it breaks, when it says so. */
function engineSays(text: string): { position: number | null } | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
    return { position: position === undefined ? null : Number(position) };
  }
}

/** Signs that make a text another one, or none. */
const signs = ['{', '}', '[', ']', ',', ':', '"', '\\', '1', '.', 'e', '-', ' ', '\n', 't', '\t'];
const bentJson = fc
  .record({
    json: fc.jsonValue().map((value) => JSON.stringify(value, null, 1)),
    at: fc.nat(),
    removed: fc.nat({ max: 2 }),
    put: fc.constantFrom('', ...signs),
  })
  .map(({ json, at, removed, put }) => {
    const place = at % (json.length + 1);
    return json.slice(0, place) + put + json.slice(place + removed);
  });

describe('the line where a text is no longer JSON', () => {
  it.each<[string, number | null]>([
    ['{"a": [1, 2, {"b": "c\\u00e1\\n"}], "d": -1.5e+7, "e": {}, "f": []}', null],
    [' true ', null],
    ['{\n"a": ,\n"b": 1}', 2],
    ['{\r\n"a": 1\r\n"b": 2}', 3],
    ['{\r"a": 1,\r}', 3],
    ['{"a": 1}\n{', 2],
    ['[1,\n2,\n', 3],
    ["{'a': 1}", 1],
    ['["a\nb"]', 1],
    ['[1}', 1],
    ['{"a":\n{"b":1]}', 2],
    ['[01]', 1],
    ['', 1],
  ])('of %j is %j', (text, line) => {
    expect(jsonBreakLine(text)).toBe(line);
  });

  it('is where the engine says it is, if it says so, and none where it finds none', () => {
    fc.assert(
      fc.property(bentJson, (text) => {
        const engine = engineSays(text);
        const line = jsonBreakLine(text);
        expect(line === null).toBe(engine === null);
        const position = engine?.position ?? null;
        const before = position === null ? null : text.slice(0, position).split('\n').length;
        expect(before === null || line === null || line <= before).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
