import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { pageOf } from '../whole-list/test-lists';
import { createExporter } from './exporter';
import {
  ended,
  namesIn,
  namesOf,
  rateLimited,
  scripted,
  startedAt,
  watched,
} from './test-exporter';
import { failure, parseCsv, testPlan, testRows } from './test-lists';

describe('an export', () => {
  it('starts idle, tells n of m and ends with every row', async () => {
    const { exporter, states } = watched();
    expect(exporter.state()).toEqual({ status: 'idle' });
    exporter.start(testPlan());
    const done = await ended(exporter, 'done');
    expect(states.slice(0, -1)).toEqual([
      { status: 'running', done: 0, total: null, wanted: null },
      { status: 'running', done: 2, total: 5, wanted: null },
      { status: 'running', done: 4, total: 5, wanted: null },
      { status: 'running', done: 5, total: 5, wanted: null },
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

  it('M297: says of rows from memory when those were read, and is called by the time of the file', async () => {
    const { exporter } = watched();
    exporter.start(testPlan({ readAt: new Date('2026-11-23T14:05:00Z').getTime() }));
    const { blob, fileName } = await ended(exporter, 'done');
    expect(parseCsv(await blob.text())).toContainEqual(['Leído', '2026-11-23 08:05']);
    expect(fileName).toBe('lotes-central-2026-11-23-1042.csv');
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
      wanted: null,
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
      wanted: null,
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
