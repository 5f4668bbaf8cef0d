import { describe, expect, it } from 'vitest';
import { resultOf } from '@/api/core/attempt-result';
import { testAttempt, testOperation } from '@/api/core/test-gateway';
import type { EndedWrite } from '../attempt/write-state';
import { sortRefusals } from './service-refusals';

const attempt = testAttempt();
const wireNames = {
  name: 'name',
  'portions.*.price': 'portions.*.amount',
  'prices.*.price_list_id': 'prices.*.list',
};
const values: Record<string, unknown> = { name: 'Café', 'portions.1.amount': '2.00' };

/** What a form is told of an answer as it came over the wire. */
function refusalsOf(
  status: number,
  body: unknown,
  { meaning, ...typed }: { meaning?: () => string; name?: string } = {},
) {
  const headers = new Headers({ 'X-Outcome': 'rejected', 'X-Request-Id': 'req-1' });
  const answer = {
    operation: testOperation,
    status,
    headers,
    body,
    at: '2026-11-20T16:42:00.000Z',
  };
  const outcome: EndedWrite<unknown> = {
    ...resultOf(attempt, answer, () => null),
    attempt,
    input: null,
    since: 0,
  };
  const typedValues: Record<string, unknown> = { ...values, ...typed };
  return sortRefusals(outcome, { wireNames, meaning }, (path) => typedValues[path]);
}

const errors = {
  name: ['Está tomado.'],
  'portions.1.price': ['Es muy bajo.'],
  'prices[0][price_list_id]': ['No existe.'],
  'portions.9': ['Sin lugar.'],
};

describe('messages about fields, in rows too', () => {
  it.each([
    ['a 422 of most operations', 422, { status: false, message: 'Invalid.', errors }],
    ['a 422 of providers', 422, { success: false, message: 'Validation Error.', data: errors }],
    ['the first under a 200', 200, { status: false, message: 'Invalid.', errors }],
    ['the second under a 200', 200, { success: false, message: 'Validation Error.', data: errors }],
  ])('F22 W: %s', (_, status, body) => {
    const { refusals, others } = refusalsOf(status, body);
    const told = (text: string) => [{ text, original: true }];
    expect(Object.fromEntries(refusals)).toEqual({
      name: { value: 'Café', messages: told('Está tomado.') },
      'portions.1.amount': { value: '2.00', messages: told('Es muy bajo.') },
      'prices.0.list': { value: undefined, messages: told('No existe.') },
    });
    expect(others).toEqual([{ field: 'portions.9', messages: ['Sin lugar.'] }]);
  });
});

it('guesses nothing of a value that was left empty', () => {
  const texts = (name: string) => {
    const body = { status: false, message: 'Invalid.', errors: { name: ['No.'] } };
    const { refusals } = refusalsOf(422, body, { meaning: () => 'Puede que esté tomado.', name });
    return refusals.get('name')?.messages.map(({ text }) => text);
  };
  expect(texts('Café')).toEqual(['Puede que esté tomado.', 'No.']);
  expect(texts('')).toEqual(['No.']);
});
