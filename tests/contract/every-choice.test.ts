import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchBatches } from '@/api/batches/operations';
import { asApiError } from '@/api/core/errors';
import { fieldErrors } from '@/api/core/field-errors';
import { isNamed, setProfile } from '@/api/core/profile';
import { fetchEmployees } from '@/api/employees/operations';
import { paymentMutations } from '@/api/payments/mutations';
import { fetchProducts } from '@/api/products/operations';
import { providerMutations } from '@/api/providers/mutations';
import { scheduleAssignmentMutations } from '@/api/schedule-assignments/mutations';
import { defaultProfile } from '@/contract/profile';
import { operations } from '../../server/sandbox/operations';
import { matchOperation } from '../../server/sandbox/routes';
import { newProvider, paymentOf, prepare, reads, writes } from './support/api-calls';
import { carryOut } from './support/api-ways';
import { everyChoice, type Choice } from './support/choices';
import {
  connectDirectly,
  startTestSandbox,
  type TestSandbox,
  type TestWorld,
} from './support/sandbox';

/*
 * Every operation of the typed layer against every answer a service could have where its description is silent. The choices
 * are made of their schemas, and the operations are held against the sandbox's own, so that a new one cannot be left out.
 */

const choices = everyChoice(operations.map(({ name }) => name));

let sandbox: TestSandbox;
let world: TestWorld;
/** Every operation by its name, as it is asked in that world. */
let asked: Record<string, () => Promise<unknown>>;
const readings = [
  ...Object.keys(reads),
  'lots expiring',
  'lots in stock',
  'lots of a product',
  'staff at work',
  'staff found',
  'staff by document',
];
const names = [...readings, ...Object.keys(writes), 'payment of a purchase'];
/** What each reading gives by the usual choices. */
const usual = new Map<string, unknown>();

const page = { page: 2, perPage: 3 };

beforeAll(async () => {
  setProfile(defaultProfile);
  sandbox = await startTestSandbox(defaultProfile);
  world = await sandbox.newWorld();
  connectDirectly(sandbox, world.keys.full);
  const { branch } = world;
  const { rows } = await fetchProducts({ branch, page: 1, perPage: 20 });
  const product = rows.find(({ productType }) => productType === 'phisical');
  if (!product) throw new Error('No product');
  const lots = { branch, ...page };
  asked = {
    ...Object.fromEntries(Object.entries(reads).map(([name, read]) => [name, () => read(branch)])),
    'lots expiring': () => fetchBatches({ ...lots, status: 'expiring', days: 90 }),
    'lots in stock': () => fetchBatches({ ...lots, status: 'available' }),
    'lots of a product': () => fetchBatches({ branch, product: product.id, page: 1, perPage: 50 }),
    'staff at work': () => fetchEmployees({ active: true, ...page }),
    'staff found': () => fetchEmployees({ search: 'lopez', page: 1, perPage: 3 }),
    'staff by document': () => fetchEmployees({ document: '00000000-0', page: 1, perPage: 3 }),
    ...Object.fromEntries(
      Object.entries(writes).map(([name, write]) => [
        name,
        async () => carryOut('direct', write(branch, product)),
      ]),
    ),
    assignmentDeletion: async () => {
      const [id = ''] = await world.addRows('schedule_assignments', [{}]);
      return carryOut('direct', prepare(scheduleAssignmentMutations.remove, { id }));
    },
    'payment of a purchase': async () => {
      const [id = ''] = await world.addRows('expenses', [{ total: 9, balance: 9 }]);
      return carryOut('direct', prepare(paymentMutations.apply, paymentOf(id)));
    },
  };
  for (const name of readings) usual.set(name, await ask(name));
});

afterAll(async () => {
  setProfile(defaultProfile);
  await sandbox.close();
});

const ask = (name: string) => asked[name]?.() ?? Promise.reject(new Error(`${name} is not asked`));

async function choose({ variants, profile }: Choice): Promise<void> {
  await world.choose(variants);
  setProfile(profile);
}

/** What an operation comes to, in a word: the model it usually gives, another one, or how its refusal is told. */
async function wordFor(name: string): Promise<string> {
  if (name === 'purchaseStatus' && !isNamed('purchaseStatus')) return 'locked';
  if (/^payment\b(?!Methods)/.test(name) && !isNamed('paymentApplication')) return 'locked';
  try {
    const model = await ask(name);
    if (!readings.includes(name)) return 'applied';
    return isDeepStrictEqual(model, usual.get(name)) ? 'as usual' : 'otherwise';
  } catch (cause) {
    const { kind, outcome } = asApiError(cause);
    return `${kind} ${outcome}`;
  }
}

/** Those of some operations that do not come to what they usually do. */
async function exceptions(some: readonly string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of some) {
    const word = await wordFor(name);
    if (word !== 'as usual' && word !== 'applied') found[name] = word;
  }
  return found;
}

const allAre = (word: string) => Object.fromEntries(names.map((name) => [name, word]));
const otherwise = (...changed: string[]) =>
  Object.fromEntries(changed.map((name) => [name, 'otherwise']));
const weekdays = otherwise('laborRules', 'workSchedule');

/** What a choice changes for whoever uses the layer; where it is not named, nothing. */
const expected: Record<string, Record<string, string>> = {
  rateLimit: allAre('rate-limited rejected'),
  operationScopes: allAre('forbidden rejected'),
  // The provider of this test has the numbers of those before; a purchase has a control number of its own each time.
  'duplicates: "refused"': { provider: 'validation rejected' },
  'availableIncludesExpired: false': otherwise('lots in stock'),
  ignoredQuery: otherwise(
    'products',
    'batches',
    'employees',
    ...readings.slice(Object.keys(reads).length),
  ),
  'productsPerPage: 1': { products: 'validation rejected' },
  'trashed: "absent"': otherwise('categories'),
  'employeeSearch: "as-stored"': otherwise('staff found'),
  'laborTemplates: "apart"': otherwise('laborRules'),
  'paymentFails: true': { payment: 'server unknown', 'payment of a purchase': 'server unknown' },
  // Nothing is sent where nobody has named the path.
  'paths.paymentApplication: null': { payment: 'locked', 'payment of a purchase': 'locked' },
  'paths.purchaseStatus: null': { purchaseStatus: 'locked' },
  'weekdayOne: "sunday"': weekdays,
  'surchargeReading: "factor"': otherwise('laborRules'),
  'expiringIncludesExpired: true': otherwise('lots expiring'),
};

const expectedOf = ({ title }: Choice, some: readonly string[]) =>
  Object.fromEntries(
    Object.entries(expected[title] ?? expected[title.replace(/:.*/, '')] ?? {}).filter(([name]) =>
      some.includes(name),
    ),
  );

// Before the writes, which change what is read.
describe('every reading, where the service chose', () => {
  it.each(choices)('$title', async (choice) => {
    await choose(choice);
    expect(await exceptions(readings)).toEqual(expectedOf(choice, readings));
  });
});

describe('every write, where the service chose', () => {
  const writings = names.filter((name) => !readings.includes(name));

  it.each(choices)('$title', async (choice) => {
    await choose(choice);
    expect(await exceptions(writings)).toEqual(expectedOf(choice, writings));
  });
});

// No reading of the profile has a part in them.
describe('a deactivated integration and a wrong key, where the service chose', () => {
  it.each(choices.filter(({ profile }) => profile === defaultProfile))('$title', async (choice) => {
    await choose({ ...choice, variants: { ...choice.variants, rateLimit: null } });
    for (const [key, word] of [
      [world.keys.off, 'forbidden rejected'],
      ['nobody', 'unauthorized rejected'],
    ] as const) {
      connectDirectly(sandbox, key);
      expect(await exceptions(names)).toEqual(allAre(word));
    }
    connectDirectly(sandbox, world.keys.full);
  });
});

it('no choice is expected that there is not, and no operation of the service goes unasked', async () => {
  const titles = new Set(choices.flatMap(({ title }) => [title, title.replace(/:.*/, '')]));
  expect(Object.keys(expected).filter((title) => !titles.has(title))).toEqual([]);
  const requests = await world.asked();
  const met = requests.map(({ method, path }) => {
    const below = path.replace('/api/external/v1', '');
    return matchOperation(operations, defaultProfile, method, below)?.operation.name;
  });
  const unasked = operations.map(({ name }) => name).filter((name) => !met.includes(name));
  expect(unasked).toEqual([]);
});

it('M176: every field that a service requires of a provider is named', async () => {
  await world.choose({ providerRequired: ['legal_name', 'tax_number', 'branch_id'] });
  setProfile(defaultProfile);
  const blank = newProvider({ legalName: '', taxNumber: '', branchId: '' });
  const error = await carryOut('direct', prepare(providerMutations.create, blank)).then(
    () => null,
    asApiError,
  );
  const { fields } = error ? fieldErrors(error, providerMutations.create.names()) : { fields: {} };
  expect(Object.keys(fields).toSorted()).toEqual(['branchId', 'legalName', 'taxNumber']);
});
