import { describe, expect, it, vi } from 'vitest';
import { ApiFailure, factsWithoutAnswer, type ApiError } from '@/api/core/errors';
import type { DraftVersion } from '@/api/drafts/schemas';
import { createDraftSaver } from './draft-saver';
import { draftTimes } from './draft-times';
import { createTestClock } from './test-clock';

const facts = factsWithoutAnswer('drafts.save', 'unknown', new Date(0));
const away: ApiError = { ...facts, kind: 'network' };
const ended: ApiError = { ...facts, kind: 'session' };
const tooLong: ApiError = { ...facts, kind: 'validation', fields: {}, message: '' };

/** A field, and a gateway that answers when and as the test says. */
function openField() {
  const clock = createTestClock();
  let typed = '';
  const saved: { at: number; text: string; isLeaving: boolean }[] = [];
  const answers: ((failure: ApiError | null) => void)[] = [];
  let isPrompt = true;
  const onFailed = vi.fn<(error: ApiError) => void>();
  const onKept = vi.fn<(version: DraftVersion) => void>();
  const saver = createDraftSaver({
    text: () => typed,
    save: (isLeaving) => {
      saved.push({ at: clock.now(), text: typed, isLeaving });
      const version = { version: saved.length, savedAt: '' };
      if (isPrompt) return Promise.resolve(version);
      return new Promise((resolve, reject) => {
        answers.push((failure) =>
          failure === null ? resolve(version) : reject(new ApiFailure(failure)),
        );
      });
    },
    onKept,
    onFailed,
    onChanged: () => undefined,
    clock,
    times: draftTimes,
  });
  return {
    clock,
    saver,
    saved,
    onFailed,
    onKept,
    texts: () => saved.map(({ text }) => text),
    type: (text: string) => {
      typed += text;
      saver.typed();
    },
    answerByHand: () => {
      isPrompt = false;
    },
    answer: async (failure: ApiError | null = null) => {
      answers.shift()?.(failure);
      await clock.pass(0);
    },
  };
}

describe('what is typed', () => {
  it('is saved after a pause', async () => {
    const { type, clock, saved } = openField();
    type('a');
    await clock.pass(draftTimes.pauseMs - 1);
    expect(saved).toEqual([]);
    await clock.pass(1);
    expect(saved).toEqual([{ at: draftTimes.pauseMs, text: 'a', isLeaving: false }]);
  });

  it.each([20, 90, 200, 240])(
    'is never unsaved for longer than the limit, one key every %d ms',
    async (everyMs) => {
      const { type, clock, saved, saver } = openField();
      const typedAt: number[] = [];
      for (let key = 0; key < 60; key += 1) {
        typedAt.push(clock.now());
        type('x');
        await clock.pass(everyMs);
        const since = saver.unsavedSince() ?? clock.now();
        expect(clock.now() - since).toBeLessThan(draftTimes.longestMs);
      }
      await clock.pass(1_000);
      expect(saved.at(-1)?.text).toHaveLength(60);
      for (const [index, at] of typedAt.entries()) {
        const first = saved.find(({ text }) => text.length > index);
        expect((first?.at ?? Infinity) - at).toBeLessThanOrEqual(draftTimes.longestMs);
      }
      expect(draftTimes.longestMs).toBeLessThan(1_000);
    },
  );

  it.each([20, 90, 120, 200])('is saved between two keys, one every %d ms', async (everyMs) => {
    const { type, clock, saved } = openField();
    for (let key = 0; key < 60; key += 1) {
      type('x');
      await clock.pass(everyMs);
    }
    const afterKey = saved.map(({ at, text }) => at - (text.length - 1) * everyMs);
    expect(Math.max(...afterKey)).toBeLessThanOrEqual(draftTimes.afterKeyMs);
  });

  it('and taken back is not saved', async () => {
    const { saver, clock, saved } = openField();
    saver.typed();
    await clock.pass(2_000);
    expect(saved).toEqual([]);
    expect(saver.unsavedSince()).toBeNull();
  });

  it('is saved at once when the field is left, and once', async () => {
    const { type, clock, saver, saved } = openField();
    type('a');
    saver.flush();
    await clock.pass(2_000);
    expect(saved).toEqual([{ at: 0, text: 'a', isLeaving: false }]);
    saver.flush();
    expect(saved).toHaveLength(1);
  });
});

describe('while a save is on its way', () => {
  it('the next one waits for its end, and is of everything typed meanwhile', async () => {
    const { type, clock, saver, answerByHand, answer, texts } = openField();
    answerByHand();
    type('a');
    await clock.pass(500);
    type('b');
    saver.flush();
    await clock.pass(3_000);
    expect(texts()).toEqual(['a']);
    await answer();
    await clock.pass(0);
    expect(texts()).toEqual(['a', 'ab']);
    await answer();
    expect(saver.unsavedSince()).toBeNull();
  });

  it('a page that goes does not wait', async () => {
    const { type, clock, saver, answerByHand, saved } = openField();
    answerByHand();
    type('a');
    await clock.pass(500);
    type('b');
    saver.flush(true);
    expect(saved).toMatchObject([{ isLeaving: false }, { text: 'ab', isLeaving: true }]);
  });

  it('an answer to an earlier draft is not taken for this one', async () => {
    const { type, clock, saver, answerByHand, answer, onKept } = openField();
    answerByHand();
    type('a');
    await clock.pass(500);
    saver.reset('');
    await answer();
    expect(onKept).not.toHaveBeenCalled();
    expect(saver.isKept()).toBe(false);
  });
});

describe('a save that fails', () => {
  it('is made again, with longer pauses, until the gateway is back, and tells since when', async () => {
    const { type, clock, saver, answerByHand, answer, saved, onFailed } = openField();
    answerByHand();
    await clock.pass(10_000);
    type('a');
    await clock.pass(draftTimes.pauseMs);
    for (const pauseMs of [1_000, 2_000, 4_000, 4_000]) {
      await answer(away);
      const before = saved.length;
      type('b');
      await clock.pass(pauseMs - 1);
      expect(saved).toHaveLength(before);
      await clock.pass(1);
      expect(saved).toHaveLength(before + 1);
    }
    expect(onFailed).toHaveBeenCalledTimes(4);
    expect(saver.unsavedSince()).toBe(10_000);
    await answer();
    expect(saver.unsavedSince()).toBeNull();
    expect(saved.at(-1)?.text).toBe('abbbb');
  });

  it('because the session ended waits for the next one', async () => {
    const { type, clock, saver, answerByHand, answer, saved } = openField();
    answerByHand();
    type('a');
    await clock.pass(500);
    await answer(ended);
    type('b');
    saver.flush();
    await clock.pass(60_000);
    expect(saved).toHaveLength(1);
    saver.retry();
    await answer();
    expect(saved.at(-1)?.text).toBe('ab');
    expect(saver.unsavedSince()).toBeNull();
  });

  it('because it is too long is made again only for another text', async () => {
    const { type, clock, answerByHand, answer, saved } = openField();
    answerByHand();
    type('a');
    await clock.pass(500);
    await answer(tooLong);
    await clock.pass(60_000);
    expect(saved).toHaveLength(1);
    type('b');
    await clock.pass(500);
    expect(saved).toHaveLength(2);
  });
});

it('what is too large to outlive its page is said, and not sent that way', () => {
  const { type, saver, saved } = openField();
  type('x'.repeat(30_000));
  saver.flush(true);
  expect(saver.isLarge()).toBe(true);
  expect(saved).toMatchObject([{ isLeaving: false }]);
});
