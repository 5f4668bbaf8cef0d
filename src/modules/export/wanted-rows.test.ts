import { describe, expect, it } from 'vitest';
import { ended, namesIn, rateLimited, scripted, watched } from './test-exporter';
import { failure, parseCsv, testPlan, testRows, type TestRow } from './test-lists';

describe('rows among others', () => {
  const isWanted = ({ id }: TestRow) => Number(id) % 2 === 0;

  it('are found page by page, and the file says among how many', async () => {
    const { exporter, states } = watched();
    exporter.start(testPlan({ isWanted }));
    const done = await ended(exporter, 'done');
    expect(states.slice(0, -1)).toEqual([
      { status: 'running', done: 0, total: null, wanted: null },
      { status: 'running', done: 2, total: 5, wanted: 1 },
      { status: 'running', done: 4, total: 5, wanted: 2 },
      { status: 'running', done: 5, total: 5, wanted: 2 },
    ]);
    expect(done).toMatchObject({ rows: 5, wanted: 2, changedMeanwhile: false });
    expect(await namesIn(done.blob)).toEqual(['Producto 2', 'Producto 4']);
    expect(parseCsv(await done.blob.text())).toContainEqual(['Filas', '2 entre 5']);
  });

  it('are told as all of them where none was left out', async () => {
    const { exporter } = watched();
    exporter.start(testPlan({ isWanted: () => true }));
    const done = await ended(exporter, 'done');
    expect(done).toMatchObject({ rows: 5, wanted: null });
  });

  it('are read on where a rate limit or a failure stopped them', async () => {
    const rows = testRows(9);
    const lost = failure({ kind: 'network' });
    const { asked, fetchPage } = scripted([rows, rateLimited(30), rows, lost, lost, lost, rows], 2);
    const { exporter } = watched();
    exporter.start(testPlan({ fetchPage, isWanted, firstPage: 2 }));
    expect(await ended(exporter, 'failed')).toMatchObject({ done: 4, total: 7, wanted: 2 });
    exporter.resume();
    const done = await ended(exporter, 'done');
    expect(asked).toEqual([2, 3, 3, 4, 4, 4, 4, 5]);
    expect(await namesIn(done.blob)).toEqual(['Producto 4', 'Producto 6', 'Producto 8']);
  });
});
