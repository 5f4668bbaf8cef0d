import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { asApiError } from './errors';
import { checkParams, choiceParam, idParam, intParam } from './params';
import { testId } from './test-answers';

const operation = { name: 'things.list' };
const schema = z.object({
  id: idParam,
  days: intParam(1, 365),
  state: z.optional(choiceParam(['open', 'closed'])),
});
const good = { id: testId(1), days: 30 };

function refusalOf(params: unknown): unknown {
  try {
    return checkParams(operation, schema, params as z.input<typeof schema>);
  } catch (cause) {
    return asApiError(cause);
  }
}

describe('checkParams', () => {
  it.each([
    good,
    { ...good, days: 1 },
    { ...good, days: 365, state: 'open' },
    { ...good, id: good.id.toUpperCase() },
  ])('lets %j pass', (params) => {
    expect(refusalOf(params)).toEqual(params);
  });

  it.each([
    [{ ...good, id: 'not-an-id' }, { id: ['invalid-id'] }],
    [{ ...good, id: `${good.id}\n` }, { id: ['invalid-id'] }],
    [{ ...good, id: '../../activities' }, { id: ['invalid-id'] }],
    [{ ...good, id: null }, { id: ['invalid-id'] }],
    [{ ...good, days: 0 }, { days: ['out-of-range'] }],
    [{ ...good, days: 366 }, { days: ['out-of-range'] }],
    [{ ...good, days: 1.5 }, { days: ['out-of-range'] }],
    [{ ...good, days: Number.NaN }, { days: ['out-of-range'] }],
    [{ ...good, days: '30' }, { days: ['out-of-range'] }],
    [{ ...good, state: 'ajar' }, { state: ['unknown-choice'] }],
    [
      { id: '', days: -1 },
      { id: ['invalid-id'], days: ['out-of-range'] },
    ],
  ])('M13 M40: refuses %j before anything is sent', (params, fields) => {
    expect(refusalOf(params)).toMatchObject({
      kind: 'validation',
      outcome: 'not-sent',
      status: null,
      operation: 'things.list',
      fields,
    });
  });
});
