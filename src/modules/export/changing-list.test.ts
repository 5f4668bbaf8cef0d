import { describe, expect, it } from 'vitest';
import { pageOf } from '../whole-list/test-lists';
import { ended, namesIn, namesOf, scripted, watched } from './test-exporter';
import { parseCsv, testPlan, testRow, testRows } from './test-lists';

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
