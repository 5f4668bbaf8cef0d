import type { Run } from '../protocol/judge';
import { attemptStates, type AttemptState } from '../../../src/contract/attempt-words';

/** What the runs of one mishap came to. */
type Tally = { runs: number; executed: number; states: Map<AttemptState, number> };

/** A table for people: a line a mishap, how often it was met, carried out, and how the attempts ended. */
function tableOf(tallies: ReadonlyMap<string, Tally>): string {
  const head = ['what', 'runs', 'executed', ...attemptStates];
  const lines = [...tallies]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([what, { runs, executed, states }]) => [
      what,
      String(runs),
      String(executed),
      ...attemptStates.map((state) => String(states.get(state) ?? 0)),
    ]);
  const all = [head, ...lines];
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  return all
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}

/** What all runs came to, for people: a table, and every broken promise with the seed and the plan that break it again. */
export class Report {
  readonly #began = performance.now();
  readonly #tallies = new Map<string, Tally>();
  readonly #broken: string[] = [];

  add(what: string, run: Run, { number, plan }: { number: number; plan: unknown }): void {
    const tally = this.#tallies.get(what) ?? { runs: 0, executed: 0, states: new Map() };
    this.#tallies.set(what, tally);
    tally.runs += 1;
    tally.executed += run.executed;
    for (const state of run.states) tally.states.set(state, (tally.states.get(state) ?? 0) + 1);
    if (run.violations.length === 0) return;
    this.#broken.push(
      ...run.violations.map((violation) => `BROKEN seed ${number}: ${violation}`),
      `       plan ${JSON.stringify(plan)}`,
    );
  }

  /** @returns true when no promise was broken. */
  print({ runs, seed }: { runs: number; seed: number }): boolean {
    const seconds = ((performance.now() - this.#began) / 1000).toFixed(0);
    const broken = this.#broken.filter((line) => line.startsWith('BROKEN')).length;
    const lines = [
      tableOf(this.#tallies),
      ...this.#broken,
      `${runs} runs from seed ${seed} in ${seconds} s: ${broken} broken promises`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return broken === 0;
  }
}
