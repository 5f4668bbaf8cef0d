import { beforeEach, describe, expect, it } from 'vitest';
import { Lane, type Turn } from './lane';

const limits = { requestsInFlight: 2, sessionInFlight: 8, queue: 5, ratePausesMs: [5000, 10_000] };

let time: number;
let lane: Lane;
/** Sessions in the order they got their turn. */
let served: string[];
let turns: Turn[];
let refusals: string[];

beforeEach(() => {
  time = 0;
  served = [];
  turns = [];
  refusals = [];
  lane = new Lane(limits, () => new Date(time));
});

async function ask(
  session: string,
  bulk = false,
  signal = new AbortController().signal,
): Promise<void> {
  const turn = await lane.turn(session, bulk, signal);
  if ('refused' in turn) {
    refusals.push(`${session} ${turn.refused} ${turn.retryAfterSeconds}`);
  } else {
    served.push(session);
    turns.push(turn);
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Ends the oldest call, again and again, until nobody waits. */
async function serveAll(): Promise<void> {
  await settled();
  while (turns.length > 0) {
    turns.shift()?.done(false);
    await settled();
  }
}

describe('a lane', () => {
  it('M46: lets so many calls through at once and the others in turn', async () => {
    for (const session of ['a', 'a', 'a']) void ask(session);
    await settled();
    expect([lane.inFlight, lane.queued]).toEqual([2, 1]);
    turns.shift()?.done(false);
    await settled();
    expect([lane.inFlight, lane.queued]).toEqual([2, 0]);
    await serveAll();
    expect([lane.inFlight, lane.queued]).toEqual([0, 0]);
  });

  it('takes sessions in turn, whoever asks most', async () => {
    for (const session of ['greedy', 'greedy', 'greedy', 'greedy', 'greedy', 'quiet', 'third']) {
      void ask(session);
    }
    await serveAll();
    expect(served.slice(0, 4)).toEqual(['greedy', 'greedy', 'quiet', 'third']);
    expect(served).toHaveLength(7);
  });

  it('M46: serves people before bulk work', async () => {
    for (const session of ['x', 'x']) void ask(session);
    for (const session of ['job', 'job']) void ask(session, true);
    void ask('x');
    await serveAll();
    expect(served).toEqual(['x', 'x', 'x', 'job', 'job']);
  });

  it('holds one session to its own limit', async () => {
    lane = new Lane({ ...limits, requestsInFlight: 3, sessionInFlight: 1 }, () => new Date(time));
    for (const session of ['a', 'a', 'b']) void ask(session);
    await settled();
    expect(served).toEqual(['a', 'b']);
  });

  it('turns the greediest away when the queue is full, not the one who comes last', async () => {
    for (let index = 0; index < 7; index += 1) void ask('greedy');
    void ask('quiet');
    await settled();
    expect(refusals).toEqual(['greedy queue-full 1']);
    void ask('greedy');
    await settled();
    expect(refusals).toHaveLength(2);
    await serveAll();
    expect(served).toContain('quiet');
  });

  it('forgets who went away while waiting', async () => {
    const controller = new AbortController();
    for (const session of ['a', 'a']) void ask(session);
    void ask('b', false, controller.signal);
    controller.abort();
    await serveAll();
    expect(refusals).toEqual(['b gone 0']);
    expect(served).toEqual(['a', 'a']);
  });

  it('counts a turn given back twice once', async () => {
    for (const session of ['a', 'a', 'a', 'a']) void ask(session);
    await settled();
    const [turn] = turns;
    turn?.done(false);
    turn?.done(false);
    await settled();
    expect(lane.inFlight).toBe(2);
  });
});

describe('a pause', () => {
  const oneLimited = async (): Promise<number | undefined> => {
    void ask('a');
    await settled();
    return turns.shift()?.done(true);
  };

  it('refuses everybody at once, also those who wait', async () => {
    for (const session of ['a', 'a', 'b']) void ask(session);
    await settled();
    turns.shift()?.done(true);
    void ask('c');
    await settled();
    expect(refusals.sort()).toEqual(['b rate-paused 5', 'c rate-paused 5']);
  });

  it('is not made longer by calls that were under way when it began', async () => {
    for (const session of ['a', 'a']) void ask(session);
    await settled();
    turns.shift()?.done(true);
    expect(turns.shift()?.done(true)).toBe(5);
  });

  it('is not ended by them either', async () => {
    for (const session of ['a', 'a']) void ask(session);
    await settled();
    turns.shift()?.done(true);
    turns.shift()?.done(false);
    expect(lane.pauseSeconds()).toBe(5);
  });

  it('ends with one call alone; the rest follow when it is answered', async () => {
    await oneLimited();
    time = 5000;
    for (const session of ['a', 'b', 'c']) void ask(session);
    await settled();
    expect(served).toEqual(['a', 'a']);
    turns.shift()?.done(false);
    await settled();
    expect(served).toEqual(['a', 'a', 'b', 'c']);
  });

  it('goes on until a call was answered: a turn that was not used tells nothing', async () => {
    await oneLimited();
    time = 5000;
    for (const session of ['a', 'b', 'c']) void ask(session);
    await settled();
    turns.shift()?.unused();
    await settled();
    expect(served).toEqual(['a', 'a', 'b']);
    turns.shift()?.done(true);
    await settled();
    expect(refusals).toEqual(['c rate-paused 10']);
  });

  it('grows step by step, stays at the longest, and starts anew after an answer', async () => {
    const pauses: (number | undefined)[] = [];
    for (let index = 0; index < 3; index += 1) {
      pauses.push(await oneLimited());
      time += 60_000;
    }
    expect(pauses).toEqual([5, 10, 10]);
    void ask('a');
    await settled();
    turns.shift()?.done(false);
    expect(await oneLimited()).toBe(5);
  });

  it('takes no longer where the clock is set back', async () => {
    time = 3_600_000;
    await oneLimited();
    time = 0;
    expect(lane.pauseSeconds()).toBe(5);
    time = 4000;
    expect(lane.pauseSeconds()).toBe(1);
    time = 5000;
    expect(lane.pauseSeconds()).toBe(0);
  });

  it('that is over does not begin again where the clock is set back', async () => {
    time = 3_600_000;
    await oneLimited();
    time += 5000;
    expect(lane.pauseSeconds()).toBe(0);
    time = 0;
    expect(lane.pauseSeconds()).toBe(0);
  });
});
