import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createThrottle, type Throttle } from './throttle';

const second = 1000;
const minute = 60 * second;
const limits = {
  signInTries: 3,
  signInTriesOfAll: 5,
  signInWindowMs: 5 * minute,
  signInLongestLockMs: 15 * minute,
};

let time: number;
let throttle: Throttle;

const newThrottle = (more: Partial<typeof limits> = {}) =>
  createThrottle({ ...limits, ...more }, () => new Date(time));

beforeEach(() => {
  time = Date.UTC(2026, 0, 5);
  throttle = newThrottle();
});

type Ending = 'right' | 'wrong';

/** A try under way; its end answers what was told of it, which may be that it never began. */
function begin(address = 'office', of = throttle) {
  let prove: (ending: Ending) => void = () => undefined;
  const proof = new Promise<Ending>((resolve) => {
    prove = resolve;
  });
  const told = of.prove(
    address,
    () => proof,
    (ending) => ending === 'wrong',
  );
  const end = async (ending: Ending): Promise<string> => {
    prove(ending);
    const answer = await told;
    return typeof answer === 'string' ? answer : `${answer.failure} ${answer.waitSeconds}`;
  };
  return { address, end };
}

const attempt = (ending: Ending, address?: string) => begin(address).end(ending);

describe('tries under way', () => {
  it('are waited for a second at a time, and lock nobody out when they were right', async () => {
    const tries = [begin(), begin(), begin()];
    expect(await attempt('right')).toBe('busy 1');
    for (const one of tries) expect(await one.end('right')).toBe('right');
    expect(await attempt('right')).toBe('right');
  });

  it('leave room for those that may still be wrong, and no more', async () => {
    await attempt('wrong');
    const tries = [begin(), begin()];
    expect(await attempt('right')).toBe('busy 1');
    await tries[0]?.end('right');
    expect(await attempt('right')).toBe('right');
    await tries[1]?.end('wrong');
    expect(await attempt('wrong')).toBe('wrong');
    expect(await attempt('right')).toBe('locked 300');
  });

  it('lock for the one that was wrong only when it is the last that may be', async () => {
    const tries = [begin(), begin(), begin()];
    await tries[2]?.end('wrong');
    await tries[1]?.end('right');
    await tries[0]?.end('right');
    expect(await attempt('right')).toBe('right');
  });

  it('go on alone in the hour after a lock, in which one wrong try locks again', async () => {
    for (let count = 0; count < 3; count += 1) await attempt('wrong');
    time += 5 * minute;
    const one = begin();
    expect(await attempt('right')).toBe('busy 1');
    await one.end('right');
    expect(await attempt('wrong')).toBe('wrong');
    expect(await attempt('right')).toBe('locked 600');
    time += 71 * minute;
    expect(await attempt('wrong')).toBe('wrong');
    expect(await attempt('right')).toBe('right');
  });

  it('of all addresses stay under their ceiling, and lock nobody out either', async () => {
    const tries = [1, 2, 3, 4, 5].map((place) => begin(`10.0.0.${place}`));
    expect(await attempt('right', '10.0.0.9')).toBe('busy 1');
    for (const one of tries.slice(1)) await one.end('wrong');
    expect(await attempt('right', '10.0.0.9')).toBe('busy 1');
    await tries[0]?.end('right');
    expect(await attempt('wrong', '10.0.0.9')).toBe('wrong');
    expect(await attempt('right', '10.0.0.9')).toBe('locked 300');
  });

  it('always leave room for one that is alone, however short the longest lock', async () => {
    throttle = newThrottle({ signInLongestLockMs: minute });
    for (let count = 0; count < 3; count += 1) await attempt('wrong');
    time += minute;
    expect(await attempt('right')).toBe('right');
  });

  it('end as wrong ones when nobody can say what they were', async () => {
    const fail = () =>
      throttle.prove(
        'office',
        () => Promise.reject(new Error('unforeseen')),
        () => false,
      );
    for (let count = 0; count < 3; count += 1) await expect(fail()).rejects.toThrow('unforeseen');
    expect(await attempt('right')).toBe('locked 300');
    time += 5 * minute;
    expect(await attempt('right')).toBe('right');
  });

  it('are not forgotten when many other addresses come', async () => {
    throttle = newThrottle({ signInTriesOfAll: 100_000 });
    const tries = [begin(), begin(), begin()];
    for (let place = 0; place < 10_001; place += 1) await attempt('right', `other-${place}`);
    expect(await attempt('right')).toBe('busy 1');
    for (const one of tries) await one.end('right');
  });
});

describe('guessing', () => {
  const addresses = fc.constantFrom('office', 'home');
  const endings = fc.constantFrom<Ending>('wrong', 'wrong', 'wrong', 'right');
  const passing = fc.constantFrom(second, minute, 5 * minute, 16 * minute, 61 * minute);
  const steps = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.record({ begin: addresses }) },
      { weight: 5, arbitrary: fc.record({ end: fc.nat(20), as: endings }) },
      { weight: 1, arbitrary: fc.record({ pass: passing }) },
    ),
    { minLength: 20, maxLength: 80 },
  );

  it('with many tries at once gets no wrong one that would be refused one after the other', async () => {
    const kinds = fc.constantFrom(
      {},
      { signInTriesOfAll: 100 },
      { signInLongestLockMs: minute },
      { signInTries: 1 },
    );
    await fc.assert(
      fc.asyncProperty(kinds, steps, async (kind, all) => {
        const [atOnce, oneByOne] = [newThrottle(kind), newThrottle(kind)];
        const underWay: ReturnType<typeof begin>[] = [];
        const again: string[] = [];
        for (const step of all) {
          if ('pass' in step) time += step.pass;
          else if ('begin' in step) underWay.push(begin(step.begin, atOnce));
          else {
            const [one] = underWay.splice(step.end % Math.max(1, underWay.length), 1);
            if (one === undefined || (await one.end(step.as)) !== 'wrong') continue;
            again.push(await begin(one.address, oneByOne).end('wrong'));
          }
        }
        expect(again).toEqual(again.map(() => 'wrong'));
        await Promise.all(underWay.map(({ end }) => end('right')));
      }),
      { numRuns: 500 },
    );
  });
});
