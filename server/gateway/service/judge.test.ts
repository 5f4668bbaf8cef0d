import { describe, expect, it } from 'vitest';
import { outcomeOf, outcomeOfWrite } from './judge';

const answer = (status: number, told: unknown) => ({ status, outline: told, told });
const notExecuted = { rateLimitedMeans: 'not-executed' } as const;
const said = { status: false, message: 'no' };
const byField = { status: false, message: 'Validation errors', errors: { code: ['taken'] } };
const byFieldInData = { success: false, message: 'Error.', data: { email: ['required'] } };

describe('what an answer says was done', () => {
  it('by its outline, and by all of it where it says no', () => {
    const outline = { status: false, errors: {} };
    expect(outcomeOf({ status: 200, outline, told: byField })).toBe('rejected');
    expect(outcomeOf({ status: 200, outline, told: outline })).toBe('unknown');
  });

  it.each([
    [200, { status: true, data: {} }, 'applied'],
    [201, { success: true, data: {} }, 'applied'],
    [201, { data: {} }, 'applied'],
    [200, { status: 'processed', data: {} }, 'applied'],
    [200, said, 'unknown'],
    [200, { success: false }, 'unknown'],
    [200, { success: true, status: false }, 'unknown'],
    [200, byField, 'rejected'],
    [200, byFieldInData, 'rejected'],
    [200, { success: false, data: [] }, 'unknown'],
    [200, { success: false, data: {} }, 'unknown'],
    [200, { success: false, data: { id: '1' } }, 'unknown'],
    [200, { success: false, errors: { code: [] } }, 'unknown'],
    [200, { error: 'Server error' }, 'unknown'],
    [200, null, 'unknown'],
    [200, [], 'unknown'],
    [200, 'ok', 'unknown'],
    [400, said, 'rejected'],
    [401, said, 'rejected'],
    [403, said, 'rejected'],
    [404, said, 'rejected'],
    [408, said, 'unknown'],
    [409, {}, 'rejected'],
    [413, said, 'rejected'],
    [415, said, 'rejected'],
    [422, byField, 'rejected'],
    [429, said, 'rejected'],
    [500, { error: 'Server error' }, 'unknown'],
    [502, {}, 'unknown'],
    [503, {}, 'unknown'],
    [504, {}, 'unknown'],
  ])('%i %j: %s', (status, body, outcome) => {
    expect(outcomeOf(answer(status, body))).toBe(outcome);
  });
});

describe('what the answer to a write says was done', () => {
  it.each([
    ['expenses.create', 200, byField, 'rejected'],
    ['providers.create', 200, byFieldInData, 'rejected'],
    ['entry-types.create', 409, {}, 'rejected'],
    ['payments.apply', 200, { status: true, data: {} }, 'applied'],
    ['payments.apply', 200, said, 'unknown'],
    ['payments.apply', 200, byField, 'unknown'],
    ['payments.apply', 409, {}, 'unknown'],
    ['payments.apply', 422, byField, 'rejected'],
    ['payments.apply', 500, {}, 'unknown'],
  ] as const)('%s %i %j: %s', (operation, status, body, outcome) => {
    expect(outcomeOfWrite(answer(status, body), operation, notExecuted)).toBe(outcome);
  });

  it.each([
    ['not-executed', 'not-sent'],
    ['unknown', 'unknown'],
  ] as const)('429, where the profile takes it for %s: %s', (rateLimitedMeans, outcome) => {
    for (const operation of ['expenses.create', 'payments.apply'] as const) {
      expect(outcomeOfWrite(answer(429, said), operation, { rateLimitedMeans })).toBe(outcome);
    }
  });
});
