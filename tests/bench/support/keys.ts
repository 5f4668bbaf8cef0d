import type { Locator } from 'playwright';
import { line, percentile } from './spread';

/** Between two keys, which is a fast typist; with 40 no key has its two frames to itself, which only a held key does. */
const fastTypistMs = 120;
/** What a page does for the first time is not typing. */
const warmUp = 20;
export const slowDown = 4;
/** What the machine does besides only adds, so a field that is too slow is measured again; the best counts. */
const rounds = 3;
/** What one key of twenty may take where a bare input takes `bareMs`; on a slower machine as much more as its bare input does. */
const limitMs = 24;
const bareMs = 17.7;

/**
 * A key's own time stamp, against the first task after the frame that shows it, so urgent that none of the page's comes before;
 * a text, so that no tool adds to it.
 */
const watchKeys = `(() => {
  if (window.keyTimes) return;
  window.keyTimes = [];
  let waiting = [];
  const painted = () => {
    const now = performance.now();
    for (const at of waiting) window.keyTimes.push(now - at);
    waiting = [];
  };
  addEventListener('keydown', (event) => {
    waiting.push(event.timeStamp);
    requestAnimationFrame(() => scheduler.postTask(painted, { priority: 'user-blocking' }));
  }, true);
})()`;

export interface Typist {
  /** Keys measured in each field. */
  characters: number;
  betweenKeysMs?: number;
}

/**
 * What one key of twenty takes from the key to its character painted, in a field which is emptied first, on a processor made four
 * times slower; in milliseconds. The spread is printed.
 */
export async function timeKeys(
  field: Locator,
  title: string,
  { characters, betweenKeysMs = fastTypistMs }: Typist,
): Promise<number> {
  const on = field.page();
  await on.bringToFront();
  await on.evaluate(watchKeys);
  const session = await on.context().newCDPSession(on);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await field.fill('');
  await on.keyboard.type('x'.repeat(warmUp), { delay: betweenKeysMs });
  await on.evaluate('window.keyTimes.length = 0');
  await on.keyboard.type('x'.repeat(characters), { delay: betweenKeysMs });
  await on.waitForFunction('window.keyTimes.length >= ' + String(characters));
  await session.detach();
  const measured = (await on.evaluate('window.keyTimes')) as number[];
  const took = percentile(measured, 95);
  process.stdout.write(line(`${title}, one of twenty ${took.toFixed(1)}`, measured));
  return took;
}

/**
 * Types into each field, up to three times where it is too slow, and in between into a bare input, which the limit is scaled by.
 * @returns whether all were quick enough
 */
export async function holdTyping(
  fields: readonly { field: Locator; title: string }[],
  bareInput: Locator,
  typist: Typist,
): Promise<boolean> {
  let bare = await timeKeys(bareInput, 'bare input', typist);
  const limit = () => limitMs * Math.max(1, bare / bareMs);
  let slow = fields.map((one) => ({ ...one, took: Infinity }));
  let slowest = 0;
  for (let round = 1; round <= rounds && slow.length > 0; round++) {
    for (const one of slow) {
      one.took = Math.min(one.took, await timeKeys(one.field, one.title, typist));
    }
    bare = Math.min(bare, await timeKeys(bareInput, 'bare input', typist));
    const quick = slow.filter(({ took }) => took <= limit());
    slowest = Math.max(slowest, ...quick.map(({ took }) => took));
    slow = slow.filter(({ took }) => took > limit());
  }
  slowest = Math.max(slowest, ...slow.map(({ took }) => took));
  process.stdout.write(
    `One key of twenty takes ${slowest.toFixed(1)} ms, ${(slowest / bare).toFixed(1)} times a bare input; the limit here is ${limit().toFixed(1)}.\n`,
  );
  return slowest <= limit();
}
