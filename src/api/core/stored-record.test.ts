import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { storedRecord } from './stored-record';
import { optionalDecimal, optionalUuid } from './wire';
import { testId } from './test-answers';

const record = storedRecord({ id: optionalUuid, total: optionalDecimal });
const read = (value: unknown) => z.safeParse(record, value).data;

it.each([
  [
    { id: testId(1), total: '1.10' },
    { id: testId(1), total: '1.10' },
  ],
  [
    { id: testId(1), total: ['x'] },
    { id: testId(1), total: null },
  ],
  [
    { id: 'none', total: 2 },
    { id: null, total: '2' },
  ],
  [{}, { id: null, total: null }],
  [
    { id: testId(1), extra: 1 },
    { id: testId(1), total: null },
  ],
  [null, undefined],
  ['text', undefined],
  [[], undefined],
])('M23: of %j what can be read is kept', (value, expected) => {
  expect(read(value)).toEqual(expected);
});
