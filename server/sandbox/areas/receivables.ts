import { ownBranch } from './branches';
import { sumOfCents } from '../money';
import type { Call, Operation } from '../operation';
import { data } from '../replies';

async function summary({ world, integration, query }: Call) {
  const name = world.profile.query.receivables.branch;
  const asked = query.required(name);
  query.check();
  const branch = await ownBranch(world, integration.businessId, asked);
  const open = await world.db
    .selectFrom('receivables')
    .select(['due_date', 'balance'])
    .where('branch_id', '=', branch)
    .where('balance', '!=', 0)
    .execute();
  const today = world.clock.today();
  const balancesOf = (isOverdue: boolean) =>
    open.filter(({ due_date }) => due_date < today === isOverdue).map(({ balance }) => balance);
  const [current, overdue] = [balancesOf(false), balancesOf(true)];
  return data('status', {
    total: sumOfCents([...current, ...overdue]) / 100,
    current: sumOfCents(current) / 100,
    overdue: sumOfCents(overdue) / 100,
    current_count: current.length,
    overdue_count: overdue.length,
  });
}

export const receivableOperations: readonly Operation[] = [
  {
    name: 'receivables.summary',
    method: 'GET',
    path: '/receivables/summary',
    scope: 'receivables',
    envelope: 'status',
    unauthorized: 'message',
    failure: 'error',
    handle: summary,
  },
];
