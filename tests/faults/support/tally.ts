import { attemptStates, type AttemptState } from '../../../src/contract/attempt-words';

/** What the runs of one mishap came to. */
export type Tally = { runs: number; executed: number; states: Map<AttemptState, number> };

/** A table for people: a line a mishap, how often it was met, carried out, and how the attempts ended. */
export function tableOf(tallies: ReadonlyMap<string, Tally>): string {
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
