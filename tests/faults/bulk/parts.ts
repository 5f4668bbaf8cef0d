import { randomUUID } from 'node:crypto';
import { bulkSettings } from '@/modules/bulk-job/bulk-settings';
import type { BulkGateway, RunParts } from '@/modules/bulk-job/run-parts';
import { bulkGateway } from '@/modules/bulk-job/carry-out';

/** A way of going on blindly with rows nobody knows the outcome of; the runs have to notice each. */
export const mutants = [
  /** Unknown rows are settled as not applied without a look at the branch. */
  'settleBlindly',
  /** Unknown rows get a further id at once, from a gateway that allows it. */
  'furtherIdWhileUnknown',
] as const;
export type Mutant = (typeof mutants)[number];

/** A minute of the job takes a few seconds. */
const speed = 20;

const settings = {
  ...bulkSettings,
  // Longer than any answer of the service is late, at that speed.
  settleAfterMs: 1_500 * speed,
  networkPausesMs: [1_000, 2_000, 4_000],
} as const;

export const hurriedWait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds / speed));

/** The parts of a tab that lives fast. @param changed - what it asks of the gateway otherwise */
export function hurriedParts(
  changed: (gateway: BulkGateway, holder: string) => BulkGateway = (gateway) => gateway,
): RunParts {
  const holder = randomUUID();
  const gateway = bulkGateway(holder, () => 'Se leyó la sucursal', settings.rowsAtOnce);
  return {
    gateway: changed(gateway, holder),
    settings,
    now: () => performance.now() * speed,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const end = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', end);
          resolve();
        };
        const timer = setTimeout(end, milliseconds / speed);
        signal.addEventListener('abort', end);
      }),
    newId: () => randomUUID(),
    resends: {
      pauses: () => ({ inProcess: [1_000, 4_000], limited: [1_000], inDoubt: [2_000, 10_000] }),
      isSeen: () => true,
      random: () => 0,
    },
    holder,
  };
}

/** What a tab with that rule taken out of it asks of the gateway. */
export const broken =
  (mutant: Mutant | null) =>
  (gateway: BulkGateway): BulkGateway => {
    if (mutant === null) return gateway;
    if (mutant === 'settleBlindly') return { ...gateway, seen: () => 'unchanged' };
    return {
      ...gateway,
      settle: () => Promise.resolve(),
      rows: async (id, after) =>
        (await gateway.rows(id, after)).map((row) =>
          row.outcome === 'unknown'
            ? { ...row, outcome: 'waiting' as const, verdict: 'not-applied' as const }
            : row,
        ),
    };
  };
