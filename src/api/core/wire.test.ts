import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  flag,
  optionalCode,
  optionalDate,
  optionalDecimal,
  optionalFlag,
  optionalNumber,
  optionalText,
  optionalUuid,
  uuid,
} from './wire';

const refused = Symbol('refused');

function read(schema: z.core.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : refused;
}

describe('what is not given', () => {
  const schemas = {
    optionalCode,
    optionalDate,
    optionalDecimal,
    optionalFlag,
    optionalNumber,
    optionalText,
    optionalUuid,
  };
  const absent = [undefined, null, '', '  '];
  it.each(Object.entries(schemas))('M23: %s is null when missing, null or blank', (_, schema) => {
    expect(absent.map((value) => read(schema, value))).toEqual([null, null, null, null]);
    expect(read(z.object({ value: schema }), {})).toEqual({ value: null });
  });

  it.each(Object.entries(schemas))('%s refuses what is no such value', (_, schema) => {
    for (const value of [{}, [], () => 1]) expect(read(schema, value)).toBe(refused);
  });
});

describe('identifiers', () => {
  it.each([
    '00000000-0000-0000-0000-000000000000',
    'A1B2C3D4-E5F6-7890-ABCD-EF1234567890',
    '9f8b7c6d-0000-f000-0000-000000000001',
  ])('accepts %s, whatever its version', (id) => {
    expect(read(uuid, id)).toBe(id);
  });

  it.each(['', '7', 7, null, '9f8b7c6d00004000800000000000000001', `{${'0'.repeat(36)}}`])(
    'refuses %j',
    (id) => {
      expect(read(uuid, id)).toBe(refused);
    },
  );
});

describe('values', () => {
  it.each([
    [12.5, 12.5],
    ['12.50', 12.5],
    ['-3', -3],
    [0, 0],
    ['1e3', refused],
    ['0x10', refused],
    ['1,5', refused],
    ['12 boxes', refused],
    ['9'.repeat(400), refused],
    [true, refused],
  ])('a number %j is read as %s', (value, expected) => {
    expect(read(optionalNumber, value)).toBe(expected);
  });

  it.each([
    [0.1, '0.1'],
    ['12.50', '12.50'],
    [1e-7, '0.0000001'],
    [1e21, `1${'0'.repeat(21)}`],
    ['1,5', refused],
  ])('a decimal %j keeps its digits: %s', (value, expected) => {
    expect(read(optionalDecimal, value)).toBe(expected);
  });

  it('M72: a code keeps its leading zeros, and one that came as a number is text', () => {
    expect(read(optionalCode, '01')).toBe('01');
    expect(read(optionalCode, 7)).toBe('7');
  });

  it.each([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    ['1', true],
    ['0', false],
    [2, refused],
    ['true', refused],
  ])('M68: a flag %j is %s', (value, expected) => {
    expect(read(flag, value)).toBe(expected);
  });

  it.each([
    ['2028-02-29', '2028-02-29'],
    ['2026-02-28T00:00:00.000000Z', '2026-02-28'],
    ['2026-02-28 00:00:00', '2026-02-28'],
    ['2026-02-29', refused],
    ['2026-02-28T06:00:00Z', refused],
    ['0000-00-00', refused],
    ['28/02/2026', refused],
    [20260228, refused],
  ])('M49: a date %j is read as %s and never moved by a zone', (value, expected) => {
    expect(read(optionalDate, value)).toBe(expected);
  });
});
