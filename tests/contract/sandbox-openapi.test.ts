import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { callsIn, sendCall, type Call } from './support/calls';
import { describedBy } from './support/openapi';
import { startTestGateway } from './support/gateway';
import { operations } from '../../server/sandbox/operations';
import { documentPath } from '../../server/sandbox/openapi/document';
import { withSandbox, type TestWorld } from '../../server/sandbox/testing/sandbox';
import { changedProfile } from '../../server/sandbox/variants';
import { defaultProfile, liveProfile } from '../../src/contract/profile';

const { sandbox, world, failures } = withSandbox();
const usual = describedBy(defaultProfile);

const unknown = '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b00';
const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Settings that change what is on the wire. */
const profiles = {
  usual: {},
  others: {
    weekdayOne: 'sunday',
    surchargeReading: 'factor',
    countriesShape: 'flat',
    marginUnit: 'fraction',
    fseDocumentType: 'send',
    productVocabulary: 'update',
    omittedOnUpdate: 'unknown',
    lineTypes: ['goods', 'bienes'],
    paths: { paymentApplication: '/payables/pay', purchaseStatus: '/expenses/status/{id}' },
    paymentAllocation: { purchase: 'purchase_id', amount: 'paid' },
    query: { receivables: { branch: 'sucursal' }, batches: { days: 'dias' } },
  },
} as const;

const otherCall = (call: Call): Call => {
  const id = uuid.exec(call.path)?.[0] ?? '';
  const paths: Record<string, string> = {
    'expenses.status': `/expenses/status/${id}`,
    'receivables.summary': `/receivables/summary?sucursal=${id}`,
    'payments.apply': '/payables/pay',
  };
  const text = JSON.stringify(call.body ?? null)
    .replace('"expense_id"', '"purchase_id"')
    .replace('"amount"', '"paid"')
    .replace('"payment_type"', '"document_type":"fse","payment_type"');
  const body = JSON.parse(text) as Call['body'] | null;
  const { body: _, ...rest } = call;
  const whole = { name: 'Otro', sku: 'OTRO', product_type: 'both', composition_type: 'simple' };
  const priced = { ...whole, price_before_taxes: 2, tax_method: 'is_not_subject' };
  return {
    ...rest,
    path: paths[call.name] ?? call.path,
    ...(body ? { body: call.name === 'products.update' ? priced : body } : {}),
  };
};

/** Bodies that are refused: without anything, of wrong types, and each id in them one that nobody has. */
function wrongBodies({ body }: Call): Record<string, unknown>[] {
  if (!body) return [];
  const wrapped = 'data' in body ? body['data'] : body;
  const foreign = { ...(wrapped as object), branch_id: unknown };
  const text = JSON.stringify(body);
  const ids = [...text.matchAll(new RegExp(uuid, 'g'))].map(([id]) => text.replace(id, unknown));
  return [
    {},
    { name: 5 },
    'data' in body ? { data: foreign } : foreign,
    ...ids.map((one) => JSON.parse(one) as Record<string, unknown>),
  ];
}

describe('the document of the service', () => {
  it('is OpenAPI 3.1 without a mistake, in every profile', async () => {
    for (const profile of [
      defaultProfile,
      liveProfile,
      changedProfile(defaultProfile, profiles.others),
    ]) {
      const result = await new Validator().validate(structuredClone(describedBy(profile).document));
      expect(result.errors ?? []).toEqual([]);
      expect(result.valid).toBe(true);
    }
  });

  it('is served without a key, and with one by the profile of its world', async () => {
    const here = await world({ variants: { profile: { lineTypes: ['bienes'] } } });
    expect((await here.get(documentPath, null)).body).toEqual(usual.document);
    const { body } = await here.get(documentPath);
    expect(JSON.stringify(body)).toContain('"bienes"');
    expect((await here.post(documentPath, {})).status).toBe(404);
  });

  it('is nothing the gateway passes on', async () => {
    const gateway = await startTestGateway({ sandbox: sandbox().ready });
    const answer = await fetch(`${gateway.url}/api/external/v1${documentPath}`, {
      headers: { 'X-Trastienda': '1' },
    });
    expect(answer.status).not.toBe(200);
    expect(await answer.text()).not.toContain('openapi');
    await gateway.close();
  });

  it('has every operation, and none where the profile names no path', () => {
    const described = (statuses: readonly string[]) => [
      ...new Set(statuses.map((one) => one.split(' ')[0])),
    ];
    expect(new Set(described(usual.statuses))).toEqual(new Set(operations.map(({ name }) => name)));
    expect(described(describedBy(liveProfile).statuses)).toHaveLength(operations.length - 2);
  });
});

describe.each(Object.entries(profiles))('every answer with the profile %s', (name, profile) => {
  const service = describedBy(changedProfile(defaultProfile, profile));
  const inProfile = (call: Call) => (name === 'usual' ? call : otherCall(call));

  /** Sends every call in every way it can go, and gives what was met, as `batches 404`. */
  async function walk(here: TestWorld): Promise<Set<string>> {
    const met = new Set<string>();
    const calls = (await callsIn(here)).map(inProfile);
    const { none, off, scopes } = here.facts.keys;
    const meet = async (call: Call, key?: string | null, headers?: Record<string, string>) => {
      const answer = await sendCall(here, call, key, headers);
      met.add(service.expectAnswer(call.method, call.path, answer));
    };
    for (const call of calls) {
      await meet(call, null);
      for (const key of [none, off, scopes['sales'] ?? '']) await meet(call, key);
      await meet(call);
      if (uuid.test(call.path)) await meet({ ...call, path: call.path.replace(uuid, unknown) });
      for (const body of wrongBodies(call)) await meet({ ...call, body });
      const mark = call.path.includes('?') ? '&' : '?';
      await meet({
        ...call,
        path: `${call.path}${mark}page=0&sucursal=&branch_id=${unknown}&page=-`,
      });
      await meet({ ...call, path: `${call.path.replace(/\?.*/, '')}?branch_id=${unknown}` });
    }
    const payment = calls.find((call) => call.name === 'payments.apply');
    if (!payment) throw new Error('There is no payment');
    for (const change of [{}, {}, { notes: 'otra' }]) {
      const call = { ...payment, body: { ...payment.body, ...change } };
      await meet(call, undefined, { 'Idempotency-Key': 'una' });
    }
    await here.control('PUT', '/variants', {
      profile,
      rateLimit: { requests: 0, windowSeconds: 600 },
    });
    for (const call of calls) await meet(call);
    await here.control('PUT', '/variants', { profile });
    return met;
  }

  it('D13.1: is as it is described, and all that is described is met but failures of the service', async () => {
    const met = await walk(await world({ variants: { profile } }));
    // Without a key nobody knows the world, nor where its profile has these two.
    const unmet = name === 'usual' ? / 500$/ : / 500$|^(expenses.status|payments.apply) 401$/;
    const missing = service.statuses.filter((one) => !met.has(one) && !unmet.test(one));
    expect(missing).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('of larger and of empty businesses is as it is described', async () => {
    for (const options of [{ size: 'normal' }, { empty: true }, { now: '2027-03-01T12:00:00Z' }]) {
      const here = await world({ ...options, variants: { profile } });
      for (const call of await callsIn(here)) {
        const asked = inProfile(call);
        if (asked.body && 'empty' in options) continue;
        const answer = await sendCall(here, asked);
        expect(service.expectAnswer(asked.method, asked.path, answer)).toContain(call.name);
      }
    }
  });

  it('D18.8: that fails is as it is described', async () => {
    const here = await world({ variants: { profile } });
    const calls = (await callsIn(here)).map(inProfile);
    for (const call of calls) {
      await here.control('POST', '/faults', {
        kind: call.name === 'expenses.create' ? 'status-500-status' : 'status-500',
      });
      const answer = await sendCall(here, call);
      expect(service.expectAnswer(call.method, call.path, answer)).toBe(`${call.name} 500`);
    }
  });
});
