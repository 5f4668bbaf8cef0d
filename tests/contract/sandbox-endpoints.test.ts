import { beforeAll, describe, expect, it } from 'vitest';
import { callsIn, sendCall, type Call } from './support/calls';
import { operations } from '../../server/sandbox/operations';
import { scopes } from '../../server/sandbox/scopes';
import { withSandbox, type TestWorld } from '../../server/sandbox/testing/sandbox';

const { world } = withSandbox();

/** The description's table of endpoints, with the name of our operation; null where it shows a dash or none. */
const endpoints = [
  ['entry-types.create', 'POST', '/accounting/entry-types', 'accounting.entry_types.write'],
  ['products.create', 'POST', '/products', null],
  ['products.update', 'PUT', '/products/{id}', 'products'],
  ['products.list', 'GET', '/products/branch/{id}', null],
  ['expenses.create', 'POST', '/expenses', 'expenses'],
  ['providers.create', 'POST', '/providers', 'providers'],
  ['batches', 'GET', '/inventory/batches', 'inventory.read'],
  ['employees', 'GET', '/hr/employees', 'hr.employees'],
  ['labor-rules', 'GET', '/hr/labor-rules', 'hr.labor_rules'],
  ['work-schedules.read', 'GET', '/hr/work-schedules/{id}', 'hr.schedules'],
  ['schedule-assignments.delete', 'DELETE', '/hr/schedule-assignments/{id}', 'hr.schedules.write'],
  ['sales.read', 'GET', '/sales/{id}', 'sales'],
  ['receivables.summary', 'GET', '/receivables/summary', 'receivables'],
  ['activities', 'GET', '/activities', null],
  ['product-categories', 'GET', '/product-categories', null],
  ['product-measurements', 'GET', '/product-measurements', null],
  ['payment-methods', 'GET', '/payment-methods', null],
  ['incoterms', 'GET', '/incoterms', null],
  ['countries', 'GET', '/countries', null],
  ['branches', 'GET', '/branches', null],
  ['taxes', 'GET', '/taxes/branch/{branch_id}', null],
  ['banks', 'GET', '/treasury/banks', null],
  ['petty-cashes', 'GET', '/treasury/petty-cashes', null],
  ['checkbooks', 'GET', '/treasury/checkbooks', null],
] as const;

/** What the description shows of, but not where it is. */
const withoutPath = ['expenses.status', 'payments.apply'];

let here: TestWorld;
let calls: Call[];

beforeAll(async () => {
  here = await world();
  calls = await callsIn(here);
});

describe('the endpoints', () => {
  it('D16.2: are those of the description, and the two whose path it does not show', () => {
    expect(operations.map(({ name }) => name).toSorted()).toEqual(
      [...endpoints.map(([name]) => name), ...withoutPath].toSorted(),
    );
  });

  it.each(endpoints)(
    'D1.5 D16.1 D17.2 D17.4: %s: %s %s with the permission %s',
    async (name, method, path, scope) => {
      const call = calls.find((one) => one.name === name);
      if (!call) throw new Error(`${name} is not asked`);
      const asked = call.path.replace(/\?.*/, '').replace(/[0-9a-f-]{36}/, '{}');
      expect([call.method, asked]).toEqual([method, path.replace(/\{\w+\}/, '{}')]);
      const refusals = scope === null ? [] : scopes.filter((one) => one !== scope);
      for (const other of refusals) {
        const refused = await sendCall(here, call, here.facts.keys.scopes[other] ?? '');
        expect([other, refused.status]).toEqual([other, 403]);
        expect(refused.body).toMatchObject({
          message: `This integration does not have the '${scope}' permission.`,
          required_scope: scope,
        });
      }
      const { none, scopes: only } = here.facts.keys;
      const allowed = await sendCall(here, call, scope === null ? none : (only[scope] ?? ''));
      expect(allowed.status).toBeLessThan(300);
    },
  );

  it.each(['sales', 'customers', 'payroll', 'hr/holidays', 'hr/attendance', 'projects', 'cash'])(
    'D1.6: of areas that are only named are none: %s',
    async (path) => {
      for (const method of ['GET', 'POST']) {
        const headers = { 'X-API-Key': here.facts.keys.full };
        expect((await here.send(method, `/${path}`, headers)).status).toBe(404);
      }
    },
  );
});

describe('records of another business', () => {
  it('D1.2 D18.4: are not found under any id of a path, and nothing of them changes', async () => {
    const foreign = here.facts.keys.second;
    const byId = calls.filter(({ path }) => /[0-9a-f-]{36}/.test(path));
    expect(byId.length).toBeGreaterThan(6);
    for (const call of byId) {
      const answer = await sendCall<{ message: string }>(here, call, foreign);
      expect([call.name, answer.status]).toEqual([call.name, 404]);
      const ofBranch = ['products.list', 'taxes', 'receivables.summary'].includes(call.name);
      expect(answer.body.message).toBe(ofBranch ? 'Branch not found' : 'Not found.');
    }
  });

  it('cannot be written to or referred to by any write', async () => {
    for (const call of calls.filter(({ body }) => JSON.stringify(body ?? '').includes('_id'))) {
      const answer = await sendCall(here, call, here.facts.keys.second);
      expect([call.name, answer.status >= 400]).toEqual([call.name, true]);
    }
  });
});
