import { pageOf } from '../whole-list/test-lists';
import { createExporter, type Exporter, type ExporterParts, type ExportState } from './exporter';
import type { ExportPlan } from './export-plan';
import { failure, parseCsv, type TestRow } from './test-lists';

/** Within a minute: another test may leave the gateway's clock a millisecond off when it puts it back. */
export const startedAt = new Date('2026-11-23T16:42:30Z');

/** An exporter whose waits are over at once and written down, with every state it goes through. */
export function watched(change: Partial<ExporterParts> = {}) {
  const waits: number[] = [];
  const states: ExportState[] = [];
  const exporter = createExporter({
    now: () => startedAt,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    ...change,
  });
  exporter.subscribe(() => states.push(exporter.state()));
  return { exporter, waits, states, pauses: () => waits.filter((one) => one > 0) };
}

type StateOf<S extends ExportState['status']> = Extract<ExportState, { status: S }>;

function isIn<S extends ExportState['status']>(state: ExportState, status: S): state is StateOf<S> {
  return state.status === status;
}

/** The state as soon as it is this one. */
export function ended<S extends ExportState['status']>(
  exporter: Pick<Exporter, 'state' | 'subscribe'>,
  status: S,
): Promise<StateOf<S>> {
  return new Promise((resolve) => {
    const look = () => {
      const state = exporter.state();
      if (!isIn(state, status)) return;
      stop();
      resolve(state);
    };
    const stop = exporter.subscribe(look);
    look();
  });
}

export async function namesIn(blob: Blob): Promise<string[]> {
  const lines = parseCsv(await blob.text());
  const heading = lines.findIndex(([first]) => first === 'Producto');
  return lines.slice(heading + 1).map(([name = '']) => name);
}

export const namesOf = (rows: readonly TestRow[]) => rows.map(({ name }) => name ?? '');

/** Answers each call with the next of these: a failure to throw, or the list to read the page from. */
export function scripted(answers: readonly (Error | readonly TestRow[])[], perPage = 2) {
  const asked: number[] = [];
  const fetchPage: ExportPlan<TestRow>['fetchPage'] = (page) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(page);
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(pageOf(answer, page, perPage));
  };
  return { asked, fetchPage };
}

export const rateLimited = (retryAfterSeconds: number) =>
  failure({ kind: 'rate-limited', retryAfterSeconds });
