import { describe, expect, it } from 'vitest';
import { contentHash, readStrictBody } from './strict-json';

const read = (text: string) => readStrictBody(Buffer.from(text));

describe('a body', () => {
  it.each([
    '{}',
    ' {\n"a" : [1, 2.50, {"b": null}] } ',
    '{"a":"{\\"a\\":1,\\"a\\":2}","b":{"a":1},"c":[{"a":1},{"a":2}]}',
    '{"__proto__":1}',
    '{"ñ":"😀"}',
  ])('is kept as it is: %s', (text) => {
    expect(read(text)?.text).toBe(text);
  });

  it.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['a text', '"a"'],
    ['null', 'null'],
    ['half of one', '{"a":1'],
    ['two', '{}{}'],
    ['a comment', '{/**/}'],
    ['a trailing comma', '{"a":1,}'],
    ['a byte order mark', '\uFEFF{}'],
    ['a name twice', '{"a":1,"a":2}'],
    ['a name twice, spelled otherwise', '{"a":1,"\\u0061":2}'],
    ['a name twice, deep inside', '{"b":[{"x":{"a":1,"c":"}","a":2}}]}'],
    ['a name that is twice the prototype', '{"__proto__":1,"__proto__":2}'],
    ['a name twice around an object', '{"a":{"b":1},"a":2}'],
    ['a very deep one', `{"a":${'['.repeat(40)}${']'.repeat(40)}}`],
    ['a bottomless one', '['.repeat(500_000)],
  ])('is no JSON object with plain names: %s', (_, text) => {
    expect(read(text)).toBeNull();
  });

  it('may hold a text as long as any that is let in', () => {
    for (const part of ['x', 'x"', '\\']) {
      const value = { text: part.repeat(20_000_000 / part.length), other: 1 };
      expect(read(JSON.stringify(value))?.value['other']).toBe(1);
    }
    expect(read(`{"a":"${'x'.repeat(20_000_000)}","a":1}`)).toBeNull();
  });

  it('is no text when it is not UTF-8', () => {
    expect(readStrictBody(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toBeNull();
    expect(readStrictBody(Buffer.from('{"ñ":1}', 'latin1'))).toBeNull();
  });
});

describe('equal content', () => {
  const hash = (text: string, path = '/a') => contentHash('o', path, JSON.parse(text));

  it('is the same however it is written', () => {
    expect(hash('{"a":1,"b":{"c":[1],"d":2}}')).toBe(hash('{ "b":{"d":2.0,"c":[1e0]}, "a":1 }'));
  });

  it.each([
    ['{"a":[1,2]}', '{"a":[2,1]}'],
    ['{"a":1}', '{"a":"1"}'],
    ['{"a":null}', '{}'],
    ['{"a":{}}', '{"a":[]}'],
    ['{"__proto__":1}', '{}'],
    ['{"a":{"object":[]}}', '{"a":{}}'],
  ])('is not %s and %s', (one, other) => {
    expect(hash(one)).not.toBe(hash(other));
  });

  it('is so at one path of one operation', () => {
    expect(hash('{}')).not.toBe(hash('{}', '/b'));
    expect(contentHash('p', '/a', {})).not.toBe(hash('{}'));
  });
});
