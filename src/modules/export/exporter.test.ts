import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createExporter, type Exporter, type ExporterParts, type ExportState } from './exporter';
import type { ExportPlan } from './export-plan';
import { failure, pageOf, parseCsv, testPlan, testRow, testRows, type TestRow } from './test-lists';

const startedAt = new Date('2026-11-23T16:42:00Z');

/** An exporter whose waits are over at once and written down, with every state it goes through. */
function watched(change: Partial<ExporterParts> = {}) {
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
function ended<S extends ExportState['status']>(
  exporter: Exporter,
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

async function namesIn(blob: Blob): Promise<string[]> {
  const lines = parseCsv(await blob.text());
  const heading = lines.findIndex(([first]) => first === 'Producto');
  return lines.slice(heading + 1).map(([name = '']) => name);
}

const namesOf = (rows: readonly TestRow[]) => rows.map(({ name }) => name ?? '');

/** Answers each call with the next of these: a failure to throw, or the list to read the page from. */
function scripted(answers: readonly (Error | readonly TestRow[])[], perPage = 2) {
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

const rateLimited = (retryAfterSeconds: number) =>
  failure({ kind: 'rate-limited', retryAfterSeconds });

describe('an export', () => {
  it('starts idle, tells n of m and ends with every row', async () => {
    const { exporter, states } = watched();
    expect(exporter.state()).toEqual({ status: 'idle' });
    exporter.start(testPlan());
    const done = await ended(exporter, 'done');
    expect(states.slice(0, -1)).toEqual([
      { status: 'running', done: 0, total: null },
      { status: 'running', done: 2, total: 5 },
      { status: 'running', done: 4, total: 5 },
      { status: 'running', done: 5, total: 5 },
    ]);
    expect(done).toMatchObject({
      rows: 5,
      dropped: 0,
      totalAtStart: 5,
      totalAtEnd: 5,
      changedMeanwhile: false,
      fileName: 'lotes-central-2026-11-23-1042.csv',
    });
    expect(await namesIn(done.blob)).toEqual(namesOf(testRows(5)));
  });

  it('says in the file what it is', async () => {
    const { exporter } = watched();
    exporter.start(testPlan());
    const { blob } = await ended(exporter, 'done');
    expect(parseCsv(await blob.text()).slice(0, 7)).toEqual([
      ['Lista', 'Lotes'],
      ['Sucursal', 'Central'],
      ['Filtro', 'por vencer, 30 días'],
      ['Leído', '2026-11-23 10:42'],
      ['Por', 'Ana'],
      ['Filas', '5 de 5'],
      [''],
    ]);
  });

  it('writes an empty list as a file with its heading', async () => {
    const { exporter } = watched();
    exporter.start(testPlan({ fetchPage: scripted([[]]).fetchPage }));
    const done = await ended(exporter, 'done');
    expect(done).toMatchObject({ rows: 0, totalAtEnd: 0, changedMeanwhile: false });
    expect(await namesIn(done.blob)).toEqual([]);
  });

  it('writes a spreadsheet when asked to', async () => {
    const { exporter } = watched();
    exporter.start(testPlan({ format: 'xlsx' }));
    const done = await ended(exporter, 'done');
    expect(done.fileName).toMatch(/\.xlsx$/);
    expect(done.blob.type).toContain('spreadsheetml');
  });
});

describe('a rate limit', () => {
  it('pauses the export, which goes on by itself where it was', async () => {
    const rows = testRows(5);
    const { asked, fetchPage } = scripted([rows, rateLimited(30), rows]);
    const { exporter, states, pauses } = watched();
    exporter.start(testPlan({ fetchPage }));
    const done = await ended(exporter, 'done');
    expect(asked).toEqual([1, 2, 2, 3]);
    expect(states).toContainEqual({
      status: 'paused',
      retryAt: startedAt.getTime() + 30_000,
      done: 2,
      total: 5,
    });
    expect(pauses()).toEqual([30_000]);
    expect(await namesIn(done.blob)).toEqual(namesOf(rows));
  });

  it('is probed at most once in five seconds, however often it comes', async () => {
    const { exporter, pauses } = watched();
    const answers = [...Array.from({ length: 20 }, () => rateLimited(0)), testRows(1)];
    exporter.start(testPlan({ fetchPage: scripted(answers).fetchPage }));
    await ended(exporter, 'done');
    expect(pauses()).toHaveLength(20);
    expect(Math.min(...pauses())).toBeGreaterThanOrEqual(5_000);
  });

  it('can be cancelled while it lasts', async () => {
    const { asked, fetchPage } = scripted([rateLimited(30)]);
    const exporter = createExporter();
    exporter.start(testPlan({ fetchPage }));
    await ended(exporter, 'paused');
    exporter.cancel();
    expect(exporter.state()).toEqual({ status: 'cancelled' });
    expect(asked).toEqual([1]);
  });
});

describe('a failure', () => {
  it('is retried as other reads are, then told, and resumed from its page', async () => {
    const rows = testRows(5);
    const lost = failure({ kind: 'network' });
    const { asked, fetchPage } = scripted([rows, lost, lost, lost, rows]);
    const { exporter } = watched();
    exporter.start(testPlan({ fetchPage }));
    expect(await ended(exporter, 'failed')).toEqual({
      status: 'failed',
      error: lost.error,
      canResume: true,
      done: 2,
      total: 5,
    });
    exporter.resume();
    const done = await ended(exporter, 'done');
    expect(asked).toEqual([1, 2, 2, 2, 2, 3]);
    expect(await namesIn(done.blob)).toEqual(namesOf(rows));
  });

  it('is not resumed where asking again cannot help', async () => {
    const { asked, fetchPage } = scripted([failure({ kind: 'not-found', what: 'branch' })]);
    const { exporter } = watched();
    exporter.start(testPlan({ fetchPage }));
    expect(await ended(exporter, 'failed')).toMatchObject({ canResume: false });
    exporter.resume();
    expect(exporter.state().status).toBe('failed');
    expect(asked).toEqual([1]);
  });

  it('waits for the session to be opened again', async () => {
    const { fetchPage } = scripted([failure({ kind: 'session' }), testRows(2)]);
    const { exporter } = watched();
    exporter.start(testPlan({ fetchPage }));
    expect(await ended(exporter, 'failed')).toMatchObject({
      canResume: true,
      done: 0,
      total: null,
    });
    exporter.resume();
    expect(await ended(exporter, 'done')).toMatchObject({ rows: 2 });
  });

  it('never loses or doubles a row, whatever fails in between', async () => {
    const faults = [
      rateLimited(1),
      failure({ kind: 'network' }),
      failure({ kind: 'server' }),
      failure({ kind: 'session' }),
    ];
    const script = fc.array(fc.option(fc.constantFrom(...faults)), { maxLength: 30 });
    const sizes = fc.record({
      count: fc.nat({ max: 25 }),
      perPage: fc.integer({ min: 1, max: 7 }),
    });
    await fc.assert(
      fc.asyncProperty(script, sizes, async (faultAt, { count, perPage }) => {
        const rows = testRows(count);
        const { fetchPage } = scripted([...faultAt.map((fault) => fault ?? rows), rows], perPage);
        const { exporter } = watched();
        exporter.subscribe(() => queueMicrotask(exporter.resume));
        exporter.start(testPlan({ fetchPage }));
        const done = await ended(exporter, 'done');
        expect(await namesIn(done.blob)).toEqual(namesOf(rows));
        expect(done.changedMeanwhile).toBe(false);
      }),
    );
  });
});

describe('cancelling', () => {
  it('is immediate, and nothing that still arrives changes that', async () => {
    const answers: (() => void)[] = [];
    const signals: AbortSignal[] = [];
    const { exporter } = watched();
    exporter.start(
      testPlan({
        fetchPage: (page, signal) =>
          new Promise((resolve) => {
            signals.push(signal);
            answers.push(() => resolve(pageOf(testRows(5), page, 2)));
          }),
      }),
    );
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    exporter.cancel();
    expect(exporter.state()).toEqual({ status: 'cancelled' });
    expect(signals[0]?.aborted).toBe(true);
    answers[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(exporter.state()).toEqual({ status: 'cancelled' });
    expect(answers).toHaveLength(1);
  });

  it('leaves nothing to resume, but a new export can start', async () => {
    const { exporter } = watched();
    exporter.start(testPlan());
    exporter.cancel();
    exporter.resume();
    expect(exporter.state()).toEqual({ status: 'cancelled' });
    exporter.start(testPlan());
    expect(await ended(exporter, 'done')).toMatchObject({ rows: 5 });
    exporter.dismiss();
    expect(exporter.state()).toEqual({ status: 'idle' });
  });

  it('belongs to one export: starting another gives the first up', async () => {
    const { exporter, states } = watched();
    const other = testPlan({ fetchPage: scripted([testRows(1)]).fetchPage });
    exporter.start(testPlan());
    exporter.start(other);
    expect(await ended(exporter, 'done')).toMatchObject({ rows: 1 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(states.filter(({ status }) => status === 'done')).toHaveLength(1);
  });
});

describe('a list that changes while it is read', () => {
  it('has each row once when rows come in before, and says so', async () => {
    const before = testRows(4);
    const after = [testRow('nuevo'), ...before];
    const { exporter } = watched();
    exporter.start(testPlan({ fetchPage: scripted([before, after]).fetchPage }));
    const done = await ended(exporter, 'done');
    expect(await namesIn(done.blob)).toEqual(namesOf(before));
    expect(done).toMatchObject({ rows: 4, totalAtStart: 4, totalAtEnd: 5, changedMeanwhile: true });
    expect(parseCsv(await done.blob.text())).toContainEqual(['Nota', 'La lista cambió: 4, 5']);
  });

  it('says so when a row went and another was passed over', async () => {
    const before = testRows(5);
    const { exporter } = watched();
    exporter.start(testPlan({ fetchPage: scripted([before, before.slice(1)]).fetchPage }));
    expect(await ended(exporter, 'done')).toMatchObject({
      rows: 4,
      totalAtStart: 5,
      totalAtEnd: 4,
      changedMeanwhile: true,
    });
  });

  it('says so when the total stays and the rows do not', async () => {
    const before = testRows(4);
    const after = [testRow('nuevo'), ...before.slice(0, 3)];
    const { exporter } = watched();
    exporter.start(testPlan({ fetchPage: scripted([before, after]).fetchPage }));
    expect(await ended(exporter, 'done')).toMatchObject({
      rows: 3,
      totalAtEnd: 4,
      changedMeanwhile: true,
    });
  });

  it('is read on when it grows', async () => {
    const { asked, fetchPage } = scripted([testRows(3), testRows(5)]);
    const { exporter } = watched();
    exporter.start(testPlan({ fetchPage }));
    const done = await ended(exporter, 'done');
    expect(asked).toEqual([1, 2, 3]);
    expect(done).toMatchObject({ rows: 5, totalAtStart: 3, totalAtEnd: 5, changedMeanwhile: true });
  });

  it('ends at an empty page, whatever the service says comes after it', async () => {
    const { exporter } = watched();
    const endless: number[] = [];
    exporter.start(
      testPlan({
        fetchPage: (page) => {
          endless.push(page);
          const answer = pageOf(testRows(4), page, 2);
          return Promise.resolve({
            ...answer,
            pagination: { ...answer.pagination, lastPage: 1e9 },
          });
        },
      }),
    );
    expect(await ended(exporter, 'done')).toMatchObject({ rows: 4, changedMeanwhile: false });
    expect(endless).toEqual([1, 2, 3]);
  });

  it('counts the rows that could not be read and says how many', async () => {
    const { exporter } = watched();
    exporter.start(
      testPlan({
        fetchPage: (page) => {
          const answer = pageOf(testRows(4), page, 4);
          return Promise.resolve({ ...answer, rows: answer.rows.slice(1), dropped: 1 });
        },
      }),
    );
    const done = await ended(exporter, 'done');
    expect(done).toMatchObject({ rows: 3, dropped: 1, changedMeanwhile: false });
    expect(parseCsv(await done.blob.text())).toContainEqual(['Nota', '1 ilegibles']);
  });
});
