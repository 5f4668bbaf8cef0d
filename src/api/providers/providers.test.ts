import { describe, expect, it } from 'vitest';
import { newAttempt } from '../core/attempt';
import { failureOf } from '../core/classify';
import { fieldErrors } from '../core/field-errors';
import { UnreadableShape } from '../core/shape';
import { testId } from '../core/test-answers';
import { writeWireJson } from '../core/wire-json';
import { providerMutations } from './mutations';
import { readProvider, type NewProvider, type Provider } from './schemas';

const toBody = (fields: NewProvider) => {
  const { body } = providerMutations.create.toRequest(fields);
  return body as { data: Record<string, string> };
};

const typed: NewProvider = {
  providerName: ' Lácteos Peña ',
  legalName: 'Lácteos Peña, S.A. de C.V.',
  registerNumber: '001234-5',
  taxNumber: '0614-010190-101-2',
  address: 'Colonia Escalón',
  countryId: testId(1),
  stateId: testId(2),
  cityId: testId(3),
  phone: '2222-0000',
  email: ' ventas@lacteos.example ',
  businessType: 'legal',
  branchId: testId(4),
};
const nothing: NewProvider = {
  providerName: '',
  legalName: ' ',
  registerNumber: '',
  taxNumber: '',
  address: '',
  countryId: '',
  stateId: '',
  cityId: '',
  phone: '',
  email: 'x@example.com',
  businessType: '',
  branchId: '',
};
const wire = {
  provider_name: 'Lácteos Peña',
  legal_name: 'Lácteos Peña, S.A. de C.V.',
  register_number: '001234-5',
  tax_number: '0614-010190-101-2',
  address: 'Colonia Escalón',
  country_id: testId(1),
  state_id: testId(2),
  city_id: testId(3),
  phone: '2222-0000',
  email: 'ventas@lacteos.example',
  business_type: 'legal',
};

describe('what is sent', () => {
  it('M175 M178 M179: wrapped in data, places by id, numbers as typed', () => {
    expect(toBody(typed)).toEqual({ data: { ...wire, branch_id: testId(4) } });
  });

  it('M56 M176: nothing that was left empty', () => {
    expect(toBody(nothing)).toEqual({ data: { email: 'x@example.com' } });
  });

  it('exactly, to its own path', () => {
    const { operation, toRequest } = providerMutations.create;
    expect(newAttempt(operation, toRequest(nothing), { form: 'providers' })).toMatchObject({
      method: 'POST',
      url: '/api/external/v1/providers',
      bodyText: '{\n  "data": {\n    "email": "x@example.com"\n  }\n}',
    });
  });
});

describe('what was sent', () => {
  it('is read back, and nothing for what was not', () => {
    const trimmed = { ...typed, providerName: 'Lácteos Peña', email: 'ventas@lacteos.example' };
    expect(providerMutations.create.readSent(writeWireJson(toBody(typed)))).toEqual(trimmed);
    expect(
      providerMutations.create.readSent('{"data":{"email":"x@example.com","phone":[1]}}'),
    ).toEqual({
      ...Object.fromEntries(Object.keys(nothing).map((name) => [name, null])),
      email: 'x@example.com',
    });
  });
});

describe('what comes back', () => {
  const { branchId: _, ...fields } = typed;
  const stored: Provider = {
    ...fields,
    id: testId(9),
    providerName: 'Lácteos Peña',
    email: 'ventas@lacteos.example',
  };

  it('M180: is the record, which says nothing of the branch', () => {
    expect(readProvider({ success: true, data: { id: testId(9), ...wire } })).toEqual(stored);
  });

  it('a number of digits is text', () => {
    const data = { ...wire, id: testId(9), register_number: 12345, phone: 22220000 };
    expect(readProvider({ data })).toMatchObject({ registerNumber: '12345', phone: '22220000' });
  });

  it('M23: what is missing or cannot be read costs itself only', () => {
    const data = { id: testId(9), email: ['x'], country_id: 'SV', phone: null };
    const empty = Object.fromEntries(Object.keys(stored).map((name) => [name, null]));
    expect(readProvider({ success: true, data })).toEqual({ ...empty, id: testId(9) });
  });

  it.each([undefined, null, [], {}, { data: null }, { data: [] }])('%j is no record', (body) => {
    expect(() => readProvider(body)).toThrow(UnreadableShape);
  });
});

describe('what is refused', () => {
  const refusedFields = (status: number, data: object) => {
    const body = { success: false, message: 'Validation Error.', data };
    const { operation } = providerMutations.create;
    const error = failureOf({ operation, status, body, headers: new Headers(), at: '' });
    return error === null ? null : fieldErrors(error, providerMutations.create.names());
  };

  it.each([200, 400, 404, 422])('M41: finds its fields under HTTP %i', (status) => {
    const told = { email: ['Required'], 'data.tax_number': ['Taken'], other: ['Odd'] };
    expect(refusedFields(status, told)).toEqual({
      fields: { email: ['Required'], taxNumber: ['Taken'] },
      others: [{ field: 'other', messages: ['Odd'] }],
    });
  });

  it('M42: the data of a success is never taken for messages', () => {
    const body = { success: true, data: { id: testId(9), email: ['x@example.com'] } };
    const { operation } = providerMutations.create;
    expect(failureOf({ operation, status: 200, body, headers: new Headers(), at: '' })).toBeNull();
  });

  it('every field of the form can be named, with the wrapper and without', () => {
    expect(new Set(Object.values(providerMutations.create.names()))).toEqual(
      new Set(Object.keys(typed)),
    );
    for (const name of Object.keys(toBody(typed).data)) {
      expect(providerMutations.create.names()).toHaveProperty([name]);
      expect(providerMutations.create.names()).toHaveProperty([`data.${name}`]);
    }
  });
});
