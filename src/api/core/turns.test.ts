import { expect, it, vi } from 'vitest';
import { ApiFailure, factsWithoutAnswer } from './errors';
import { createTurns } from './turns';

const open = new AbortController().signal;
const limited = new ApiFailure({
  kind: 'rate-limited',
  retryAfterSeconds: 7,
  ...factsWithoutAnswer('receivables.summary', 'not-sent', new Date(0)),
});

/** Turns whose pauses end when the test says. */
function world(atOnce: number) {
  const pauses: { milliseconds: number; end: () => void }[] = [];
  const turns = createTurns(atOnce, {
    now: () => 0,
    wait: (milliseconds) =>
      new Promise((resolve) => pauses.push({ milliseconds, end: () => resolve() })),
  });
  return { turns, pauses };
}

/** A read that ends when the test says. */
function reading() {
  let end: (failure?: Error) => void = () => undefined;
  const read = vi.fn<() => Promise<string>>(
    () =>
      new Promise<string>((resolve, reject) => {
        end = (failure) => (failure ? reject(failure) : resolve('ok'));
      }),
  );
  return { read, end: (failure?: Error) => end(failure) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('M255: no more are asked at a time than may be, the others in their order', async () => {
  const { turns } = world(2);
  const reads = [reading(), reading(), reading(), reading()];
  const taken = reads.map(({ read }) => turns.take(read, open));
  await settled();
  const asked = () => reads.map(({ read }) => read.mock.calls.length);
  expect(asked()).toEqual([1, 1, 0, 0]);
  reads[1]?.end();
  await settled();
  expect(asked()).toEqual([1, 1, 1, 0]);
  reads[0]?.end();
  reads[2]?.end();
  await settled();
  reads[3]?.end();
  expect(await Promise.all(taken)).toEqual(['ok', 'ok', 'ok', 'ok']);
});

it('M255: a 429 is told to the one it met, and the others wait until the pause is over', async () => {
  const { turns, pauses } = world(1);
  const [first, second] = [reading(), reading()];
  const told = vi.fn<() => void>();
  turns.subscribe(told);
  const failed = turns.take(first.read, open);
  const other = turns.take(second.read, open);
  await settled();
  first.end(limited);
  await expect(failed).rejects.toBe(limited);
  await settled();
  expect(second.read).not.toHaveBeenCalled();
  expect(turns.pausedUntil()).toBe(7_000);
  expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([7_000]);
  pauses[0]?.end();
  await settled();
  expect(turns.pausedUntil()).toBeNull();
  expect(told).toHaveBeenCalledTimes(2);
  second.end();
  expect(await other).toBe('ok');
});

it('any other failure holds nobody back', async () => {
  const { turns } = world(1);
  const [first, second] = [reading(), reading()];
  const failed = turns.take(first.read, open);
  const other = turns.take(second.read, open);
  await settled();
  first.end(new Error('broken'));
  await expect(failed).rejects.toThrow('broken');
  await settled();
  second.end();
  expect(await other).toBe('ok');
});

it('whoever goes away while waiting is never asked for, and holds no place', async () => {
  const { turns } = world(1);
  const [first, second, third] = [reading(), reading(), reading()];
  const leaving = new AbortController();
  const one = turns.take(first.read, open);
  const two = turns.take(second.read, leaving.signal);
  const three = turns.take(third.read, open);
  await settled();
  leaving.abort(new Error('gone'));
  await expect(two).rejects.toThrow('gone');
  first.end();
  await one;
  await settled();
  expect(second.read).not.toHaveBeenCalled();
  third.end();
  expect(await three).toBe('ok');
  await expect(turns.take(second.read, leaving.signal)).rejects.toThrow('gone');
});
