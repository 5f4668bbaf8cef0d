import { describe, expect, it } from 'vitest';
import { withSandbox, type TestWorld } from '../testing/sandbox';

const { world, failures } = withSandbox();

const path = '/accounting/entry-types';
const whole = {
  code: 'Nota_1-b',
  name: 'Notas de abono',
  description: 'De proveedores',
  prefix: 'NA',
  requires_approval: true,
  is_active: false,
};
const least = { code: 'X1', name: 'Algo', prefix: 'X' };

interface Created {
  status: boolean;
  data: Record<string, unknown> & { id: string };
}
interface Refused {
  status: boolean;
  message: string;
  errors: Record<string, string[]>;
}

const typesOf = (here: TestWorld) => here.rows('entry_types');

async function refusal(here: TestWorld, body: unknown) {
  const answer = await here.post<Refused>(path, body);
  expect([answer.status, answer.body.status, answer.body.message]).toEqual([
    422,
    false,
    'Validation errors',
  ]);
  expect(failures).toEqual([]);
  return answer.body.errors;
}

describe('a new entry type', () => {
  it('D2.4: is answered as stored, with its code in upper case', async () => {
    const here = await world();
    const { status, body } = await here.post<Created>(path, whole);
    expect(status).toBe(201);
    const { id, ...rest } = body.data;
    expect(body).toEqual({ status: true, data: { id, ...whole, code: 'NOTA_1-B' } });
    expect(Object.keys(rest)).toEqual(Object.keys(whole));
    expect((await typesOf(here)).at(-1)).toEqual({
      ...body.data,
      business_id: here.facts.businesses[0]?.id,
      is_deleted: false,
      overrides: null,
    });
  });

  it('D2.1: needs code, name and prefix; the rest has defaults', async () => {
    const here = await world();
    expect(await refusal(here, {})).toEqual({
      code: ['The code is required.'],
      name: ['The name is required.'],
      prefix: ['The prefix is required.'],
    });
    expect((await here.post<Created>(path, least)).body.data).toMatchObject({
      description: null,
      requires_approval: false,
      is_active: true,
    });
    const nothing = { ...least, code: 'X2', description: null };
    expect((await here.post<Created>(path, nothing)).body.data).toMatchObject(nothing);
  });

  it('ignores fields it does not know', async () => {
    const here = await world();
    const more = { id: 'x', business_id: 'x', is_deleted: true, constructor: 1, toString: [] };
    const { status, body } = await here.post<Created>(path, { ...least, ...more });
    expect([status, body.data]).toEqual([201, expect.not.objectContaining({ id: 'x' })]);
    expect((await typesOf(here)).at(-1)).toMatchObject({ is_deleted: false });
  });
});

describe('the code of an entry type', () => {
  it('D2.5: in use is refused in any case, and nothing is stored', async () => {
    const here = await world();
    await here.post(path, { ...least, code: 'abc' });
    const before = await typesOf(here);
    for (const code of ['ABC', 'aBc', 'DIARIO', 'importacion']) {
      expect(await refusal(here, { ...least, code })).toEqual({
        code: ['The code has already been taken.'],
      });
    }
    expect(await typesOf(here)).toEqual(before);
  });

  it('D2.6 D15.3: of a deleted one brings it back with the submitted data alone', async () => {
    const here = await world();
    const { body } = await here.post<Created>(path, whole);
    const { id } = body.data;
    const count = (await typesOf(here)).length;
    await here.control('PATCH', `/tables/entry_types/${id}`, { is_deleted: true });
    const again = await here.post<Created>(path, { ...least, code: 'nota_1-B' });
    expect([again.status, again.body.data]).toEqual([
      201,
      {
        id,
        code: 'NOTA_1-B',
        name: 'Algo',
        description: null,
        prefix: 'X',
        requires_approval: false,
        is_active: true,
      },
    ]);
    expect(await typesOf(here)).toHaveLength(count);
    expect(await refusal(here, whole)).toHaveProperty('code');
  });

  it('sent many times at once is stored once', async () => {
    const here = await world();
    const answers = await Promise.all(Array.from({ length: 12 }, () => here.post(path, whole)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(11).fill(422),
    ]);
    const stored = (await typesOf(here)).filter((row) => row['code'] === 'NOTA_1-B');
    expect(stored).toHaveLength(1);
  });

  it('is free in another business', async () => {
    const here = await world();
    await here.post(path, least);
    expect((await here.post(path, least, here.facts.keys.second)).status).toBe(201);
  });
});

describe('lengths', () => {
  const farmer = '👩🏽‍🌾';
  it.each([
    ['code', 'A'.repeat(20), 'A'.repeat(21), 20],
    ['name', 'ñ'.repeat(100), 'ñ'.repeat(101), 100],
    ['name', '🇸🇻'.repeat(50), `${'🇸🇻'.repeat(50)}!`, 100],
    ['description', farmer.repeat(250), `${farmer.repeat(250)}.`, 1_000],
    ['prefix', '€'.repeat(10), '€'.repeat(11), 10],
  ])('D2.2: of %s count characters, not bytes nor halves: %s', async (field, fits, over, most) => {
    const here = await world();
    const { status, body } = await here.post<Created>(path, { ...least, [field]: fits });
    expect([status, body.data[field]]).toEqual([201, fits]);
    expect(await refusal(here, { ...least, code: 'OTHER', [field]: over })).toEqual({
      [field]: [`The ${field} must not be longer than ${most} characters.`],
    });
  });
});

describe('values of another kind', () => {
  const pattern = 'The code may only have letters, digits, hyphens and underscores.';
  it.each<[object, Record<string, string[]>]>([
    [{ code: 'a b' }, { code: [pattern] }],
    [{ code: 'ñ' }, { code: [pattern] }],
    [{ code: 'A\n' }, { code: [pattern] }],
    [{ code: 12 }, { code: ['The code must be a string.'] }],
    [{ code: { $ne: 1 } }, { code: ['The code must be a string.'] }],
    [{ name: null }, { name: ['The name must be a string.'] }],
    [{ name: '   ' }, { name: ['The name is required.'] }],
    [{ name: ['a'] }, { name: ['The name must be a string.'] }],
    [{ name: 'half \ud83d' }, { name: ['The name must be valid text.'] }],
    [{ description: 'end\0less' }, { description: ['The description must be valid text.'] }],
    [
      { requires_approval: 1 },
      { requires_approval: ['The requires_approval must be true or false.'] },
    ],
    [{ is_active: 'true' }, { is_active: ['The is_active must be true or false.'] }],
    [{ is_active: null }, { is_active: ['The is_active must be true or false.'] }],
  ])('D2.3: %j', async (wrong, errors) => {
    expect(await refusal(await world(), { ...least, ...wrong })).toEqual(errors);
  });

  it.each(['[]', 'null', '"x"', '1e400', '[{"code":"X"}]'])('the body %s', async (body) => {
    expect(await refusal(await world(), body)).toEqual({ body: ['The body must be an object.'] });
  });

  it.each(['__proto__', 'constructor', 'toString'])('the code %s is a word', async (code) => {
    const here = await world();
    const { status, body } = await here.post<Created>(path, { ...least, code });
    expect([status, body.data['code']]).toEqual([201, code.toUpperCase()]);
  });
});

it('needs its permission', async () => {
  const here = await world();
  const { full, none, off, scopes } = here.facts.keys;
  const statusWith = async (key: string) => (await here.post(path, least, key)).status;
  expect(await statusWith(none)).toBe(403);
  expect(await statusWith(off)).toBe(403);
  expect(await statusWith(scopes['expenses'] ?? '')).toBe(403);
  expect(await statusWith(scopes['accounting.entry_types.write'] ?? '')).toBe(201);
  expect(await statusWith(full)).toBe(422);
});
