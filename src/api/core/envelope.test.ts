import { describe, expect, it } from 'vitest';
import { readEnvelope } from './envelope';

describe('success flag', () => {
  it.each([
    [{ status: true }, true],
    [{ success: true }, true],
    [{ status: false }, false],
    [{ success: false }, false],
    [{ status: true, success: false }, false],
    [{ status: false, success: true }, false],
    [{ error: 'Server error' }, null],
    [{ status: 'processed' }, null],
    [{ status: 'processed', success: true }, true],
    [{ success: 0 }, null],
    [[], null],
    [null, null],
    ['text', null],
    [undefined, null],
  ])('M18 M19 M20: %j is read as %s', (body, flag) => {
    expect(readEnvelope(body).flag).toBe(flag);
  });

  it('M20: the text status of a record inside `data` is not the flag', () => {
    expect(readEnvelope({ status: true, data: { status: 'processed' } }).flag).toBe(true);
    expect(readEnvelope({ status: false, data: { status: 'processed' } }).flag).toBe(false);
  });
});

describe('messages by field', () => {
  const errors = { code: ['Taken', 'Too long'] };

  it('M37: reads every message of `errors`', () => {
    expect(readEnvelope({ status: false, errors })).toMatchObject({
      fields: errors,
      fieldsInData: false,
    });
  });

  it('M41: reads the field map of a failed provider answer from `data`', () => {
    const body = { success: false, message: 'Validation Error.', data: { email: ['Required'] } };
    expect(readEnvelope(body)).toMatchObject({
      fields: { email: ['Required'] },
      fieldsInData: true,
      message: 'Validation Error.',
    });
  });

  it.each([
    { success: true, data: { email: ['Required'] } },
    { data: { email: ['Required'] } },
    { success: false, data: { email: 'Required' } },
    { success: false, data: { email: ['Required'], id: 7 } },
    { success: false, data: { email: [] } },
    { success: false, data: { email: [{ text: 'Required' }] } },
    { success: false, data: [] },
    { success: false, data: {} },
    { status: false, errors: 'wrong' },
    { status: false, errors: ['wrong'] },
  ])('M42: finds none in %j', (body) => {
    expect(readEnvelope(body).fields).toBeNull();
  });

  it('keeps a field named like a prototype key as a field', () => {
    const body: unknown = JSON.parse('{"status":false,"errors":{"__proto__":["Wrong"]}}');
    expect(Object.entries(readEnvelope(body).fields ?? {})).toEqual([['__proto__', ['Wrong']]]);
  });
});

describe('words of the service', () => {
  it.each([
    [{ message: 'Not found.' }, 'Not found.'],
    [{ error: 'Unathorized' }, 'Unathorized'],
    [{ message: ' ', error: 'Server error' }, 'Server error'],
    [{ message: { es: 'no' } }, null],
    [{}, null],
  ])('%j says %s', (body, message) => {
    expect(readEnvelope(body).message).toBe(message);
  });

  it('M29: the missing permission is read when it is named', () => {
    expect(readEnvelope({ required_scope: 'sales' }).requiredScope).toBe('sales');
    expect(readEnvelope({ required_scope: null }).requiredScope).toBeNull();
    expect(readEnvelope({}).requiredScope).toBeNull();
  });
});
