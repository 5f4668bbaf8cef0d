import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { ReceivablesSummary } from '@/api/receivables/schemas';
import { readList } from '@/modules/export/list-reading';
import { parseCsv } from '@/modules/export/test-lists';
import type { BranchReading } from './branch-table';
import { receivablesExport } from './receivables-export-plan';

const nothing = {
  total: null,
  current: null,
  overdue: null,
  currentCount: null,
  overdueCount: null,
};

/** A branch that told these figures. */
function reading(
  name: string,
  figures: Partial<ReceivablesSummary>,
  updatedAt = Date.now(),
): BranchReading {
  const client = new QueryClient();
  const queryKey = ['test', name];
  client.setQueryData<ReceivablesSummary>(queryKey, { ...nothing, ...figures }, { updatedAt });
  const observer = new QueryObserver<ReceivablesSummary>(client, { queryKey, enabled: false });
  return { branch: { id: name, name }, query: observer.getCurrentResult() };
}

/** The lines of the file. */
async function fileOf(readings: readonly BranchReading[]): Promise<string[][]> {
  const plan = receivablesExport({ format: 'csv', readings, branch: 'Todas', operator: 'Ana' });
  const { step } = readList(plan, new Date('2026-11-23T21:30:00Z'));
  const { signal } = new AbortController();
  let file = null;
  while (file === null) file = await step(signal);
  return parseCsv(await file.blob.text());
}

describe('the file of what customers owe', () => {
  it('M297: says in its head when the oldest of its figures was read', async () => {
    const at = (iso: string) => Date.parse(iso);
    const lines = await fileOf([
      reading('Centro', { total: '1' }, at('2026-11-23T19:05:30Z')),
      reading('Norte', { total: '2' }, at('2026-11-23T18:40:30Z')),
    ]);
    expect(lines).toContainEqual(['Leído', '2026-11-23 12:40']);
  });

  it.each([
    ['nearly nothing', '1000000', '0.01', '0.0'],
    ['nearly everything', '0.01', '1000000', '100.0'],
    ['a third', '20', '10', '33.3'],
  ])(
    'M257: rounds a share of %s, for it has no words beside it',
    async (_, current, overdue, share) => {
      const lines = await fileOf([reading('Centro', { current, overdue })]);
      expect(lines.at(-1)?.[lines.at(-2)?.indexOf('% vencido') ?? -1]).toBe(share);
    },
  );
});
