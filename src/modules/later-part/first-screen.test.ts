import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { holdLaterParts, untilFirstScreen } from './first-screen';

afterEach(() => vi.useRealTimers());

/** A page at its start, whose screen is drawn when a test says so. */
function startPage() {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
  const queryClient = new QueryClient();
  let draw = () => undefined as void;
  holdLaterParts({ queryClient, onDrawn: (tell) => (draw = tell) });
  const read = (queryKey: string[]) => {
    let answer: (rows: string) => void = () => undefined;
    const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
    queryClient.query({ queryKey, queryFn }).catch(() => undefined);
    return () => answer('rows');
  };
  return { read, draw: () => draw() };
}

it('later parts wait until the first screen is drawn and has read what it asked for', async () => {
  const { read, draw } = startPage();
  const session = read(['session']);
  session();
  await vi.advanceTimersByTimeAsync(100);
  expect(untilFirstScreen()).not.toBeNull();
  const rows = read(['rows']);
  draw();
  await vi.advanceTimersByTimeAsync(100);
  expect(untilFirstScreen()).not.toBeNull();
  rows();
  await vi.advanceTimersByTimeAsync(100);
  expect(untilFirstScreen()).toBeNull();
});

it('a slow read does not keep later parts away', async () => {
  const { read, draw } = startPage();
  read(['rows']);
  draw();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(untilFirstScreen()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(untilFirstScreen()).toBeNull();
});
