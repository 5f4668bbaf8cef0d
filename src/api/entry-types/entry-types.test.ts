import { describe, expect, it } from 'vitest';
import { newAttempt } from '../core/attempt';
import { UnreadableShape } from '../core/shape';
import { testId } from '../core/test-answers';
import { bodyOf } from '../core/wire-record';
import { entryTypeMutations } from './mutations';
import { newEntryType, readEntryType, type EntryType, type NewEntryType } from './schemas';

const typed: NewEntryType = {
  code: ' diario_general ',
  name: ' Partida de diario ',
  description: '  ',
  prefix: ' PD ',
  requiresApproval: false,
  isActive: true,
};

describe('what is sent', () => {
  it('M84 M85 M87 M88: the code as it will be stored, no description as null, switches always', () => {
    expect(bodyOf(newEntryType, typed)).toEqual({
      code: 'DIARIO_GENERAL',
      name: 'Partida de diario',
      description: null,
      prefix: 'PD',
      requires_approval: false,
      is_active: true,
    });
  });

  it('M82: exactly, to its own path', () => {
    const { operation, toRequest } = entryTypeMutations.create;
    const description = 'Ajustes de "cierre"\ny otros';
    const attempt = newAttempt(operation, toRequest({ ...typed, description }), { form: 'x' });
    expect(attempt).toMatchObject({
      method: 'POST',
      url: '/api/external/v1/accounting/entry-types',
      bodyText: [
        '{',
        '  "code": "DIARIO_GENERAL",',
        '  "name": "Partida de diario",',
        '  "description": "Ajustes de \\"cierre\\"\\ny otros",',
        '  "prefix": "PD",',
        '  "requires_approval": false,',
        '  "is_active": true',
        '}',
      ].join('\n'),
    });
  });

  it('every name of the body has its field in the form', () => {
    const names = entryTypeMutations.create.names();
    expect(Object.keys(names)).toEqual(Object.keys(bodyOf(newEntryType, typed)));
    expect(new Set(Object.values(names))).toEqual(new Set(Object.keys(typed)));
  });
});

describe('what comes back', () => {
  const wire = {
    id: testId(1),
    code: 'DIARIO',
    name: 'Diario',
    description: null,
    prefix: '001',
    requires_approval: false,
    is_active: true,
  };
  const stored: EntryType = {
    id: testId(1),
    code: 'DIARIO',
    name: 'Diario',
    description: null,
    prefix: '001',
    requiresApproval: false,
    isActive: true,
  };

  it.each([
    ['in the documented envelope', { status: true, data: wire }],
    ['M22: in the other one', { success: true, data: wire }],
    ['M23: with more than is known', { status: true, data: { ...wire, extra: 1 }, more: 2 }],
    ['with flags as numbers', { data: { ...wire, requires_approval: 0, is_active: '1' } }],
  ])('M82: is read %s', (_, body) => {
    expect(readEntryType(body)).toEqual(stored);
  });

  it('M23: may say little, which is "not given" and never false', () => {
    const nothing = Object.fromEntries(Object.keys(stored).map((name) => [name, null]));
    expect(readEntryType({ status: true, data: {} })).toEqual(nothing);
  });

  it('a code of digits is kept digit for digit', () => {
    expect(readEntryType({ data: { ...wire, code: 12, prefix: '007' } })).toMatchObject({
      code: '12',
      prefix: '007',
    });
  });

  it.each([undefined, null, [], { data: null }, { data: [] }, { data: { id: 'no' } }])(
    '%j is no record',
    (body) => {
      expect(() => readEntryType(body)).toThrow(UnreadableShape);
    },
  );
});
