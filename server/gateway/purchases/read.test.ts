import { expect, it } from 'vitest';
import { sentIn } from './read';

const dueOf = (body: object) => {
  const { credit_days: days, due_date: due } = sentIn(JSON.stringify(body));
  return { days, due };
};

it.each([
  ['2026-02-28', 1, { days: 1, due: '2026-03-01' }],
  // As many as the form takes.
  ['2026-11-22', 3650, { days: 3650, due: '2036-11-19' }],
  ['2026-11-22', 3651, { days: null, due: null }],
  ['2026-13-01', 30, { days: 30, due: null }],
  ['22/11/2026', 30, { days: 30, due: null }],
])(
  'bought on %j with %d days of credit, it is due on the date that is so much later',
  (date, days, due) => {
    expect(dueOf({ date, is_credit: true, credit_days: days })).toEqual(due);
  },
);

it('without credit it is due on no date of its own', () => {
  expect(dueOf({ date: '2026-11-22', is_credit: false, credit_days: 30 }).due).toBeNull();
});
