import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Call } from './support/calls';
import { withVictim } from './support/victim';

const { service, writes, calls, send, expectDocumented } = withVictim();

const bytes = (...values: number[]) => Buffer.from(values);

/** Bodies no write can read, with the type they are sent as. */
const unreadable: [string, BodyInit, string?][] = [
  ['no JSON', '{"a":'],
  ['two values', '{}{}'],
  ['JSON with a comment', '{/* */}'],
  ['a number JSON has not', '{"amount":NaN}'],
  ['no UTF-8', bytes(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d)],
  ['half a surrogate pair in bytes', bytes(0x22, 0xed, 0xa0, 0x80, 0x22)],
  ['UTF-16', Buffer.from('{"a":1}', 'utf16le')],
  ['nothing', ''],
  ['2 MB', JSON.stringify({ name: 'x'.repeat(2 * 1024 * 1024) })],
  ['a pit of brackets', '['.repeat(300_000)],
  ['deep objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['__proto__', '{"__proto__":{"isAdmin":true}}'],
  ['__proto__ inside', '{"data":[{"x":{"__proto__":1}}]}'],
  ['plain text', '{}', 'text/plain'],
  ['a form', 'a=1&b[]=2', 'application/x-www-form-urlencoded'],
  ['a file', '--x\r\n\r\n{}\r\n--x--', 'multipart/form-data; boundary=x'],
  ['XML', '<a/>', 'application/xml'],
  ['JSON of another type', '{}', 'application/problem+json'],
];

const manyFields = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`f${n}`, n]));

/** Bodies that are JSON and nothing a write takes, unless every field of it may be left out. */
const wrong: [string, string][] = [
  ['null', 'null'],
  ['true', 'true'],
  ['a number', '5'],
  ['a text', '"constructor"'],
  ['a list', '[]'],
  ['a list of objects', '[{"name":"x"}]'],
  ['an empty object', '{}'],
  ['names of prototypes', '{"constructor":{"prototype":{}},"toString":1,"hasOwnProperty":[]}'],
  ['empty names', '{"":{"":[]}}'],
  ['a thousand fields', JSON.stringify(manyFields)],
];

/** Values that take the place of every value of a body, one after the other; as JSON text. */
const absurd = [
  'null',
  'true',
  '-0',
  '-1',
  '1e400',
  '-1e308',
  '9007199254740993',
  '0.1234567890123456789',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"constructor"',
  '"2026-02-30"',
  '"%00\' OR 1=1 --"',
  `"${'ñ'.repeat(3_000)}"`,
  '[null]',
  '{"constructor":1,"length":-1}',
];

type Path = readonly (string | number)[];

/** Where the values inside a body are, objects and lists included. */
function placesOf(value: unknown, at: Path = []): Path[] {
  const own = at.length === 0 ? [] : [at];
  if (typeof value !== 'object' || value === null) return own;
  return [...own, ...Object.entries(value).flatMap(([key, one]) => placesOf(one, [...at, key]))];
}

/** The text of a body with another text in one place; with null, nothing there. */
function replaced(body: unknown, [key, ...rest]: Path, text: string | null): string {
  const isList = Array.isArray(body);
  const entries = Object.entries(body as object).flatMap(([name, value]) => {
    const isHere = name === String(key);
    if (isHere && rest.length === 0 && text === null) return [];
    const here = rest.length === 0 ? String(text) : replaced(value, rest, text);
    const written = isHere ? here : JSON.stringify(value);
    return isList ? written : `${JSON.stringify(name)}:${written}`;
  });
  return isList ? `[${entries.join(',')}]` : `{${entries.join(',')}}`;
}

/** Sends a body that is answered as documented; gives it when it was not refused though the document does not allow it. */
async function wronglyTaken(call: Call, body: string): Promise<string[]> {
  const answer = await send(call, { body });
  expectDocumented(call, answer);
  const isAllowed = service.allowsBody(call.method, call.path, JSON.parse(body));
  return isAllowed || answer.status === 422 ? [] : [`${call.name} ${answer.status} ${body}`];
}

describe('a bad body', () => {
  it.each(unreadable)('of %s is refused by every write', async (_, body, type) => {
    expect(writes()).toHaveLength(7);
    for (const call of writes()) {
      const answer = await send(call, { body, ...(type === undefined ? {} : { type }) });
      expectDocumented(call, answer);
      expect([call.name, answer.status]).toEqual([call.name, 422]);
    }
  });

  it.each(wrong)('that is %s is refused by every write', async (_, body) => {
    for (const call of writes()) {
      const answer = await send(call, { body });
      expectDocumented(call, answer);
      // An update without a field it knows changes nothing.
      const isEmptyUpdate = call.method === 'PUT' && body.startsWith('{');
      expect([call.name, answer.status]).toEqual([call.name, isEmptyUpdate ? 200 : 422]);
    }
  });

  it('sent to what takes none is ignored', async () => {
    const [call] = calls().filter(({ method }) => method === 'DELETE');
    if (!call) throw new Error('Nothing is deleted');
    for (const [, body] of unreadable) {
      const answer = await send(call, { path: call.path.replace(/.{4}$/, '0000'), body });
      expect(answer.status).toBe(404);
    }
  });
});

describe('a value of a body', () => {
  it('of any kind in any place is refused, or is one the document allows', async () => {
    const taken: string[] = [];
    for (const call of writes()) {
      for (const place of placesOf(call.body)) {
        for (const value of absurd) {
          taken.push(...(await wronglyTaken(call, replaced(call.body, place, value))));
        }
      }
    }
    expect(taken).toEqual([]);
  }, 120_000);

  it('left out is refused where the document requires it', async () => {
    const taken: string[] = [];
    for (const call of writes()) {
      for (const place of placesOf(call.body)) {
        taken.push(...(await wronglyTaken(call, replaced(call.body, place, null))));
      }
    }
    expect(taken).toEqual([]);
  });

  it('replaced by anything at all is refused, or is one the document allows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.json({ maxDepth: 3 }), async (index, at, value) => {
        const call = writes()[index % writes().length];
        const places = placesOf(call?.body);
        const place = places[at % places.length];
        if (!call || !place || value.includes('__proto__')) return;
        expect(await wronglyTaken(call, replaced(call.body, place, value))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});
