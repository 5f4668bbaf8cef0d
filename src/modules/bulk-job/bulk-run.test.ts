import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runBulkJob } from './bulk-run';
import type { RunState } from './run-state';
import { BulkWorld, fates } from './test-bulk-world';

/** One run; what it told, the last first. */
async function run(world: BulkWorld): Promise<RunState> {
  const told: RunState[] = [];
  await runBulkJob('job', world.parts, (state) => told.push(state)).ended;
  const last = told.at(-1);
  if (last === undefined) throw new Error('It told nothing');
  return last;
}

describe('a job', () => {
  it('whatever each send meets, ends with every row accounted for and no product changed twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 25 }),
        fc.array(fc.constantFrom(...fates), { maxLength: 60 }),
        fc.array(fc.nat({ max: 24 }), { maxLength: 3 }),
        async (count, script, changed) => {
          const world = new BulkWorld(count, script, changed);
          for (let runs = 0; world.state !== 'done'; runs += 1) {
            expect(runs).toBeLessThan(script.length + 2);
            await run(world);
            // A person has put right what stopped it.
            if (world.state === 'paused') world.state = 'running';
          }
          expect(Math.max(...world.changes)).toBeLessThanOrEqual(1);
          const rows = world.outcomes();
          for (const [index, outcome] of rows.entries()) {
            expect([outcome, world.changes[index]]).toEqual([
              outcome,
              outcome === 'applied' ? 1 : 0,
            ]);
          }
          expect(rows).not.toContain('waiting');
          expect(rows).not.toContain('unknown');
          for (const index of changed.filter((one) => one < count)) {
            expect(rows[index]).toBe('changedMeanwhile');
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('with nothing in its way is sent once, row by row', async () => {
    const world = new BulkWorld(12, []);
    const last = await run(world);
    expect(last).toMatchObject({ phase: null, stopped: null, progress: { applied: 12 } });
    expect(world.changes).toEqual(Array.from({ length: 12 }, () => 1));
  });

  it('says that it compares only while it does', async () => {
    const world = new BulkWorld(3, ['limited', 'unreachable']);
    const kinds: string[] = [];
    const follow = async () => {
      await runBulkJob('job', world.parts, ({ phase }) => kinds.push(phase?.kind ?? 'over')).ended;
      return [...new Set(kinds.splice(0))];
    };
    const sent = await follow();
    expect(sent.slice(0, 3)).toEqual(['starting', 'comparing', 'sending']);
    // Everything was sent; only its end did not arrive.
    world.state = 'running';
    expect(await follow()).toEqual(['starting', 'sending', 'over']);
  });

  it('says so at once while nothing that is under way is answered', async () => {
    const world = new BulkWorld(2, []);
    const { gateway } = world.parts;
    const kinds: string[] = [];
    const send: typeof gateway.send = (attempt, again, onLost) => {
      onLost?.();
      return gateway.send(attempt, again);
    };
    const parts = { ...world.parts, gateway: { ...gateway, send } };
    await runBulkJob('job', parts, ({ phase }) => kinds.push(phase?.kind ?? 'over')).ended;
    expect([...new Set(kinds)]).toEqual(['starting', 'comparing', 'sending', 'unheard', 'over']);
    expect(kinds.slice(kinds.lastIndexOf('unheard') + 1)).toContain('sending');
  });

  it('stands still when the key is taken no more, and keeps the row for later', async () => {
    const world = new BulkWorld(1, ['unauthorized']);
    expect((await run(world)).stopped?.cause).toBe('unauthorized');
    expect([world.state, world.outcomes()]).toEqual(['paused', ['waiting']]);
    world.state = 'running';
    await run(world);
    expect([world.state, world.outcomes()]).toEqual(['done', ['applied']]);
  });

  it('stands still without a session, and nobody is told that it was paused', async () => {
    const world = new BulkWorld(3, ['session']);
    expect((await run(world)).stopped?.cause).toBe('session');
    expect(world.state).toBe('running');
  });

  it('leaves to a person what is neither as before nor as sent', async () => {
    const world = new BulkWorld(2, ['unknown-done']);
    const { gateway } = world.parts;
    let reads = 0;
    const parts = {
      ...world.parts,
      gateway: {
        ...gateway,
        // The first reading is before anything is sent; by the second, somebody has changed everything.
        products: (branch: string) => {
          const source = gateway.products(branch);
          reads += 1;
          if (reads === 1) return source;
          return {
            ...source,
            fetchPage: async (page: number, signal: AbortSignal) => {
              const read = await source.fetchPage(page, signal);
              return { ...read, rows: read.rows.map((row) => ({ ...row, price: '77' })) };
            },
          };
        },
      },
    };
    const told: RunState[] = [];
    await runBulkJob('job', parts, (state) => told.push(state)).ended;
    expect(told.at(-1)?.undecided).toBe(1);
    expect([world.state, world.outcomes()]).toEqual(['done', ['unknown', 'applied']]);
  });

  it('looks at unknown rows only when no late answer can change them any more', async () => {
    const world = new BulkWorld(1, ['unknown-not-done']);
    const { now, settings, gateway } = world.parts;
    const reads: number[] = [];
    const products = (branch: string) => {
      reads.push(now());
      return gateway.products(branch);
    };
    const holds: number[] = [];
    const parts = { ...world.parts, gateway: { ...gateway, products } };
    await runBulkJob('job', parts, ({ phase }) => {
      if (phase?.kind === 'holding') holds.push(phase.until);
    }).ended;
    const [first = 0, second = 0] = reads;
    expect(second - first).toBeGreaterThanOrEqual(settings.settleAfterMs);
    // Whoever looks on is told for how long.
    expect(holds[0]).toBe(second);
    expect(world.outcomes()).toEqual(['applied']);
  });

  it('that is stopped sends nothing more', async () => {
    const world = new BulkWorld(20, []);
    const tab = runBulkJob('job', world.parts, ({ progress }) => {
      if ((progress?.applied ?? 0) >= 5) tab.stop();
    });
    await tab.ended;
    const changed = world.changes.filter((times) => times > 0).length;
    expect(changed).toBeGreaterThanOrEqual(5);
    expect(changed).toBeLessThanOrEqual(5 + world.parts.settings.concurrency);
    expect(world.state).toBe('running');
  });
});
