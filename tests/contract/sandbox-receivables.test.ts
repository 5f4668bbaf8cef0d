import { describe, expect, it } from 'vitest';
import { withSandbox, type TestWorld } from '../../server/sandbox/testing/sandbox';

const { world } = withSandbox();

interface Summary {
  total: number;
  current: number;
  overdue: number;
  current_count: number;
  overdue_count: number;
}

const path = (branch: string, name = 'branch_id') => `/receivables/summary?${name}=${branch}`;

const read = async (here: TestWorld, branch = here.branch.id) => {
  const { status, body } = await here.get<{ status: boolean; data: Summary }>(path(branch));
  expect([status, body.status]).toEqual([200, true]);
  return body.data;
};

const now = '2026-11-20T12:00:00-06:00';

/** A world where the first branch is owed the given amounts on the given days. */
async function owed(...debts: [due: string, balance: number][]): Promise<TestWorld> {
  const here = await world({ now, empty: true });
  await here.addRows(
    'receivables',
    debts.map(([due_date, balance]) => ({ due_date, balance })),
  );
  return here;
}

describe('M251 what customers owe a branch', () => {
  it('D12.1: is split by today: due today is current', async () => {
    const here = await owed(
      ['2026-11-19', 10.1],
      ['2026-11-20', 20.2],
      ['2026-11-21', 0.3],
      ['2026-11-21', 0],
    );
    expect(await read(here)).toEqual({
      total: 30.6,
      current: 20.5,
      overdue: 10.1,
      current_count: 2,
      overdue_count: 1,
    });
  });

  it('turns overdue at midnight in El Salvador', async () => {
    const here = await owed(['2026-11-20', 5]);
    const overdueAt = async (instant: string) => {
      await here.control('PUT', '/clock', { now: instant });
      return (await read(here)).overdue_count;
    };
    expect(await overdueAt('2026-11-20T23:59:59-06:00')).toBe(0);
    expect(await overdueAt('2026-11-21T00:00:00-06:00')).toBe(1);
  });

  it('M257: can be nothing, a credit balance, or a great deal, to the cent', async () => {
    const nothing = { total: 0, current: 0, overdue: 0, current_count: 0, overdue_count: 0 };
    expect(await read(await owed())).toEqual(nothing);
    const credit = await owed(['2026-12-01', -15.25], ['2026-12-01', 10]);
    expect(await read(credit)).toMatchObject({ total: -5.25, current_count: 2 });
    const cents = Array.from({ length: 300 }, (): [string, number] => ['2026-12-01', 0.1]);
    expect((await read(await owed(...cents, ['2026-12-01', 9_999_999.99]))).total).toBe(
      10_000_029.99,
    );
  });

  it('is what its sales on credit say', async () => {
    const here = await world({ now, size: 'normal' });
    interface Sale {
      id: string;
      branch_id: string;
      payment_status: string;
      sale_to_payment: number;
    }
    const sales = await here.rows<Sale>('sales');
    const receivables = await here.rows<{ sale_id: string; balance: number }>('receivables');
    for (const { id: branch } of here.facts.businesses[0]?.branches ?? []) {
      const open = sales.filter(
        (sale) => sale.branch_id === branch && sale.payment_status !== 'paid',
      );
      const balances = open.map(({ id, sale_to_payment: toPay, payment_status: state }) => {
        const balance = receivables.find(({ sale_id }) => sale_id === id)?.balance ?? 0;
        expect(state === 'pending' ? balance === toPay : balance > 0 && balance < toPay).toBe(true);
        return balance;
      });
      const { total, current, overdue, current_count, overdue_count } = await read(here, branch);
      expect(current_count + overdue_count).toBe(open.length);
      expect(total).toBeCloseTo(
        balances.reduce((sum, balance) => sum + balance, 0),
        6,
      );
      expect(total).toBeCloseTo(current + overdue, 6);
      expect(current).toBeGreaterThan(0);
      expect(overdue).toBeGreaterThan(0);
    }
  });

  it.each([
    ['unknown', '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b00'],
    ['malformed', 'casa-matriz'],
  ])('D16.9 M35: a branch that is %s is not found', async (_, branch) => {
    const here = await world();
    const { status, body } = await here.get(path(branch));
    expect([status, body]).toEqual([404, { status: false, message: 'Branch not found' }]);
  });

  it('M35: nor is a branch of another business', async () => {
    const here = await world();
    expect((await here.get(path(here.foreignBranch.id))).status).toBe(404);
    expect((await here.get(path(here.foreignBranch.id), here.facts.keys.second)).status).toBe(200);
  });

  it.each(['', '?branch_id=', '?branch_id=a&branch_id=b'])(
    'without one branch (%s) is refused under its name',
    async (query) => {
      const here = await world();
      const { status, body } = await here.get<{ errors: object }>(`/receivables/summary${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['branch_id']]);
    },
  );

  it('M65: asks for the branch by the name of the profile', async () => {
    const profile = { query: { receivables: { branch: 'sucursal' } } };
    const here = await world({ variants: { profile } });
    expect((await here.get(path(here.branch.id, 'sucursal'))).status).toBe(200);
    expect((await here.get(path(here.branch.id))).status).toBe(422);
  });
});
