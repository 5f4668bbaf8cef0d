import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Page } from '@/api/core/paging';
import { createListLoading, type LoadingState } from './list-loading';
import type { WholeList } from './read-whole-list';
import { atOnce, failure, pageOf, scripted, testRows, type TestRow } from './test-lists';

/** @param keepsStates - each holds the rows until then: of a long list, hundreds of megabytes. */
function watched({ keepsStates = true } = {}) {
  const list = createListLoading<TestRow>(atOnce);
  const states: LoadingState<TestRow>[] = [];
  const kept: WholeList<TestRow>[] = [];
  if (keepsStates) list.subscribe(() => states.push(list.state()));
  const keep = (whole: WholeList<TestRow>) => kept.push(whole);
  const reaches = (status: LoadingState<TestRow>['status']) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (list.state().status === status) resolve();
      };
      list.subscribe(look);
      look();
    });
  return { list, states, kept, keep, reaches };
}

describe('loading a whole list', () => {
  it('M45: tells n of m with the rows that are there, and keeps all of them with their age', async () => {
    const { list, states, kept, keep, reaches } = watched();
    list.start(scripted([testRows(5)]).source, keep);
    await reaches('done');
    expect(states.map(({ status, done, total }) => [status, done, total])).toEqual([
      ['running', 0, null],
      ['running', 2, 5],
      ['running', 4, 5],
      ['running', 5, 5],
      ['done', 5, 5],
    ]);
    expect(states.map(({ rows }) => rows.length)).toEqual([0, 2, 4, 5, 5]);
    expect(kept).toEqual([
      {
        rows: testRows(5),
        readAt: atOnce.now().getTime(),
        dropped: 0,
        totalAtStart: 5,
        totalAtEnd: 5,
        changedMeanwhile: false,
      },
    ]);
  });

  it('M98: has each row once and says that the list changed', async () => {
    const { list, kept, keep, reaches } = watched();
    const before = testRows(4);
    list.start(scripted([before, [{ id: 'new' }, ...before]]).source, keep);
    await reaches('done');
    expect(kept).toMatchObject([
      { rows: before, totalAtStart: 4, totalAtEnd: 5, changedMeanwhile: true },
    ]);
  });

  it('M45: pauses after a 429 and goes on by itself where it was', async () => {
    const { list, states, kept, keep, reaches } = watched();
    const { asked, source } = scripted([testRows(4), failure('rate-limited'), testRows(4)]);
    list.start(source, keep);
    await reaches('done');
    expect(asked).toEqual([1, 2, 2]);
    const paused = states.find(({ status }) => status === 'paused');
    expect(paused).toMatchObject({ retryAt: atOnce.now().getTime() + 30_000, done: 2, total: 4 });
    expect(kept[0]?.rows).toEqual(testRows(4));
  });

  it('reads the end of a list alone, and counts that', async () => {
    const { list, states, kept, keep, reaches } = watched();
    const { asked, source } = scripted([testRows(7)]);
    list.start({ ...source, firstPage: 3 }, keep);
    await reaches('done');
    expect(asked).toEqual([3, 4]);
    expect(states[1]).toMatchObject({ done: 2, total: 3 });
    expect(kept).toMatchObject([{ rows: testRows(3, 5), changedMeanwhile: false }]);
  });

  it('reads nothing behind the end of a list', async () => {
    const { list, kept, keep, reaches } = watched();
    list.start({ ...scripted([testRows(3)]).source, firstPage: 9 }, keep);
    await reaches('done');
    expect(kept).toMatchObject([{ rows: [], totalAtEnd: 0, changedMeanwhile: false }]);
  });

  it('never loses or doubles a row, whatever fails and whoever stops it in between', async () => {
    const faults = fc.array(
      fc.option(fc.constantFrom('network' as const, 'rate-limited' as const)),
      { maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(faults, fc.nat({ max: 25 }), async (faultAt, count) => {
        const rows = testRows(count);
        const answers = [...faultAt.map((fault) => (fault ? failure(fault) : rows)), rows];
        const { list, kept, keep, reaches } = watched();
        list.subscribe(() => queueMicrotask(list.resume));
        list.start(scripted(answers, 3).source, keep);
        list.cancel();
        await reaches('done');
        expect(kept).toMatchObject([{ rows, changedMeanwhile: false }]);
      }),
    );
  });
});

describe('a loading that stops', () => {
  it('keeps what came and goes on from there after a failure', async () => {
    const { list, kept, keep, reaches } = watched();
    const lost = failure('network');
    const { asked, source } = scripted([testRows(4), lost, lost, lost, testRows(4)]);
    list.start(source, keep);
    await reaches('failed');
    expect(list.state()).toMatchObject({ done: 2, total: 4, rows: testRows(2), canResume: true });
    expect(kept).toEqual([]);
    list.resume();
    await reaches('done');
    expect(asked).toEqual([1, 2, 2, 2, 2]);
    expect(kept[0]?.rows).toEqual(testRows(4));
  });

  it('stops at once when cancelled, keeps what came, takes nothing that still arrives, and goes on', async () => {
    const { list, kept, keep, reaches } = watched();
    const answers: (() => void)[] = [];
    const source = {
      rowId: ({ id }: TestRow) => id,
      fetchPage: (page: number) =>
        new Promise<Page<TestRow>>((resolve) => {
          answers.push(() => resolve(pageOf(testRows(4), page, 2)));
        }),
    };
    const answer = async (nth: number) => {
      await vi.waitFor(() => expect(answers).toHaveLength(nth));
      answers[nth - 1]?.();
    };
    list.start(source, keep);
    await answer(1);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    list.cancel();
    expect(list.state()).toMatchObject({ status: 'cancelled', done: 2, rows: testRows(2) });
    list.resume();
    await answer(3);
    await reaches('done');
    expect(kept).toMatchObject([{ rows: testRows(4), changedMeanwhile: false }]);
  });

  it('forgets its rows when it is dismissed, and has nothing to resume', async () => {
    const { list, kept, keep, reaches } = watched();
    list.start(scripted([testRows(4)]).source, keep);
    list.dismiss();
    list.resume();
    await reaches('idle');
    expect(list.state().rows).toEqual([]);
    expect(kept).toEqual([]);
  });
});

it('M311: asks for each page of a hundred thousand rows once and looks at each row once', async () => {
  const rows = testRows(100_000);
  const { list, kept, keep, reaches } = watched({ keepsStates: false });
  // Longer pages than the service's: each makes an array anew, which takes long beside all that other tests hold.
  const { asked, source } = scripted([rows], 2_000);
  let looked = 0;
  const rowId: typeof source.rowId = (row) => {
    looked += 1;
    return source.rowId(row);
  };
  list.start({ ...source, rowId }, keep);
  await reaches('done');
  expect(asked).toHaveLength(50);
  expect(looked).toBe(rows.length);
  expect(kept[0]?.rows).toHaveLength(rows.length);
});
