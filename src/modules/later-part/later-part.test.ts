import { expect, it, vi } from 'vitest';
import { laterPart, laterPartTimes } from './later-part';

/** Waits that end when a test says so, or somebody does not want to wait. */
function testWaits() {
  const waits: number[] = [];
  let end = () => undefined as void;
  const wait = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      waits.push(milliseconds);
      end = resolve;
      signal.addEventListener('abort', () => resolve());
    });
  return { waits, wait, endWait: () => end() };
}

const fetchStyles = () => Promise.resolve();

const lost = () => new TypeError('Failed to fetch');

it('a part that cannot be loaded is asked for again until it is there, and then never more', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(lost())
    .mockRejectedValueOnce(lost())
    .mockResolvedValue('there');
  const { waits, wait, endWait } = testWaits();
  const later = laterPart(load, { times: laterPartTimes, wait, fetchStyles });
  const both = Promise.all([later.load(), later.load()]);
  const told: string[] = [];
  const stop = later.subscribe(() => told.push(later.state()));
  expect([later.state(), later.loaded()]).toEqual(['loading', null]);
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  endWait();
  await vi.waitFor(() => expect(waits).toHaveLength(2));
  later.tryNow();
  await expect(both).resolves.toEqual(['there', 'there']);
  await expect(later.load()).resolves.toBe('there');
  stop();
  expect(told).toEqual(['failed', 'again', 'failed', 'again', 'there']);
  expect(later.loaded()).toBe('there');
  expect(waits).toEqual([laterPartTimes.againMs, laterPartTimes.againMs]);
  expect(load).toHaveBeenCalledTimes(3);
});

it('asking again while a try is under way does not begin another', async () => {
  let fail: (reason: unknown) => void = () => undefined;
  const load = vi.fn<() => Promise<string>>(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  const { waits, wait } = testWaits();
  const later = laterPart(load, { times: laterPartTimes, wait, fetchStyles });
  void later.load();
  later.tryNow();
  fail(lost());
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  expect(load).toHaveBeenCalledOnce();
  later.tryNow();
  later.tryNow();
  await vi.waitFor(() => expect(later.state()).toBe('again'));
  expect(load).toHaveBeenCalledTimes(2);
});

it('the styles that were lost with a part are asked for before it', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost()).mockResolvedValue('x');
  let come: () => void = () => undefined;
  const fetchLost = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (come = resolve)));
  const { waits, wait, endWait } = testWaits();
  const later = laterPart(load, { wait, fetchStyles: fetchLost });
  void later.load();
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  expect(fetchLost).not.toHaveBeenCalled();
  endWait();
  await vi.waitFor(() => expect(fetchLost).toHaveBeenCalledOnce());
  expect([later.state(), load.mock.calls.length]).toEqual(['again', 1]);
  come();
  await vi.waitFor(() => expect(later.loaded()).toBe('x'));
});
