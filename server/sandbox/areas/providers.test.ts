import { beforeEach, describe, expect, it } from 'vitest';
import { catalogId, homeCountryId } from '../seed/catalogs';
import { withSandbox, type TestWorld } from '../testing/sandbox';

const { world, failures } = withSandbox();

const path = '/providers';
const capital = {
  country_id: homeCountryId,
  state_id: catalogId('states', '06'),
  city_id: catalogId('cities', '06-23'),
};
const whole = {
  provider_name: 'Panadería La Espiga',
  legal_name: 'LA ESPIGA, S.A. DE C.V.',
  register_number: '001234',
  tax_number: '0614-010101-101-1',
  address: 'Calle 1',
  ...capital,
  phone: '+503 2222-2222',
  email: 'Ventas@LaEspiga.example',
  business_type: 'legal',
};
const least = { email: 'a@b.example' };

interface Created {
  success: boolean;
  data: Record<string, string> & { id: string };
  message: string;
}

let here: TestWorld;

beforeEach(async () => {
  here = await world();
});

const providersOf = (there = here) => there.rows('providers');

async function refusal(data: unknown, status = 422) {
  const before = (await providersOf()).length;
  const answer = await here.post<{ data: Record<string, string[]> }>(path, { data });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ success: false, message: 'Validation Error.' });
  expect(await providersOf()).toHaveLength(before);
  expect(failures).toEqual([]);
  return answer.body.data;
}

describe('a new provider', () => {
  it('D5.3 M175 M180: is answered with an id and what was submitted, but the branch', async () => {
    const data = { ...whole, branch_id: here.branch.id };
    const { status, body } = await here.post<Created>(path, { data });
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      data: { id: body.data.id, ...whole },
      message: 'Provider created successfully.',
    });
    expect((await providersOf()).at(-1)).toEqual({
      ...data,
      id: body.data.id,
      business_id: here.facts.businesses[0]?.id,
      overrides: null,
    });
  });

  it('D5.2 M176: needs no more than an e-mail address, and is answered with no more', async () => {
    const { status, body } = await here.post<Created>(path, { data: least });
    expect([status, body.data]).toEqual([201, { id: body.data.id, ...least }]);
    expect((await providersOf()).at(-1)).toMatchObject({ legal_name: null, branch_id: null });
  });

  it('is answered with 200 where the world says so', async () => {
    await here.control('PUT', '/variants', { createdStatus: 200 });
    expect((await here.post(path, { data: least })).status).toBe(200);
  });

  it('with the numbers of another is stored, or refused where the world says so', async () => {
    await here.post(path, { data: whole });
    expect((await here.post(path, { data: whole })).status).toBe(201);
    await here.control('PUT', '/variants', { duplicates: 'refused' });
    expect(Object.keys(await refusal(whole))).toEqual(['email', 'tax_number', 'register_number']);
    expect(await refusal({ ...least, tax_number: whole.tax_number })).toEqual({
      tax_number: ['The tax_number has already been taken.'],
    });
    const other = await here.post(path, { data: whole }, here.facts.keys.second);
    expect(other.status).toBe(201);
  });

  it('of a foreign or unknown branch is 404 Branch not found', async () => {
    for (const branch_id of [here.foreignBranch.id, homeCountryId]) {
      const { status, body } = await here.post(path, { data: { ...least, branch_id } });
      expect([status, body]).toEqual([404, { success: false, message: 'Branch not found' }]);
    }
  });
});

describe('a provider that is refused', () => {
  it.each([200, 400, 422])('M41: has the status %i where the world says so', async (status) => {
    await here.control('PUT', '/variants', { providerInvalidStatus: status });
    expect(await refusal({}, status)).toEqual({ email: ['The email is required.'] });
  });

  it('D5.1 M175: names the wrapper when it is missing', async () => {
    const answer = await here.post(path, whole);
    expect([answer.status, answer.body]).toEqual([
      422,
      { success: false, message: 'Validation Error.', data: { data: ['The data is required.'] } },
    ]);
  });

  it.each(['[]', '{"data":[]}', '{"data":', '{"data":{"__proto__":{}}}', 'null'])(
    'D18.9: for the body %s says so in its own shape',
    async (body) => {
      const { body: answer } = await here.post<{ data: object }>(path, body);
      expect(answer).toMatchObject({ success: false, message: 'Validation Error.' });
      expect(Object.keys(answer.data)).toHaveLength(1);
    },
  );

  it.each(['', 'a', 'a@b', '@b.example', 'a b@c.example', 'a@b@c.example', 'a@b.'])(
    'for the address %j',
    async (email) => {
      expect(Object.keys(await refusal({ email }))).toEqual(['email']);
    },
  );

  it.each<[object, string]>([
    [{ phone: 22_222_222 }, 'phone'],
    [{ legal_name: null }, 'legal_name'],
    [{ country_id: 'SV' }, 'country_id'],
    [{ country_id: capital.city_id }, 'country_id'],
    [{ state_id: capital.state_id }, 'country_id'],
    [{ ...capital, state_id: undefined }, 'state_id'],
    [{ ...capital, country_id: catalogId('countries', 'GT') }, 'state_id'],
    [{ ...capital, city_id: catalogId('cities', '02-15') }, 'city_id'],
    [{ business_type: ' ' }, 'business_type'],
    [{ branch_id: 'x' }, 'branch_id'],
    [{ address: '\ud800' }, 'address'],
  ])('%j', async (wrong, field) => {
    expect(Object.keys(await refusal({ ...least, ...wrong }))).toEqual([field]);
  });

  it('names what else the world requires', async () => {
    const required = ['legal_name', 'tax_number'];
    await here.control('PUT', '/variants', { providerRequired: required });
    expect(Object.keys(await refusal({ ...least, legal_name: ' ' }))).toEqual(required);
    expect((await here.post(path, { data: whole })).status).toBe(201);
  });
});

it('places may be given from the country down', async () => {
  const { country_id, state_id, city_id } = capital;
  for (const places of [
    { country_id },
    { country_id, state_id },
    { country_id, state_id, city_id },
  ]) {
    expect((await here.post(path, { data: { ...least, ...places } })).status).toBe(201);
  }
});
