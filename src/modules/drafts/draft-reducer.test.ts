import { describe, expect, it } from 'vitest';
import { factsWithoutAnswer, type ApiError } from '@/api/core/errors';
import type { Draft } from '@/api/drafts/schemas';
import { reduceDraft } from './draft-reducer';
import { draftTimes } from './draft-saving';
import { newDraftState, type DraftEffect, type DraftEvent } from './draft-state';

const facts = factsWithoutAnswer('drafts.save', 'unknown', new Date(0));
const away: ApiError = { ...facts, kind: 'network' };
const ended: ApiError = { ...facts, kind: 'session' };
const gone: ApiError = { ...facts, kind: 'not-found', what: 'record' };
const tooLong: ApiError = { ...facts, kind: 'validation', fields: {}, message: '' };
const savedAt = '2026-03-16T16:00:00.000Z';
const newer: ApiError = { ...facts, kind: 'conflict', newer: { version: 2, savedAt } };
const blank = '""';

/** A form of one text, and time that passes when a test says so; what the reducer asks for is noted and not done. */
function openField() {
  let state = newDraftState(blank);
  let now = 0;
  let text = '';
  let ids = 0;
  let done: DraftEffect[] = [];
  const saved: { at: number; text: string; number: number; keepalive: boolean }[] = [];

  const send = (event: DraftEvent) => {
    const typed = { values: text, origin: null };
    const texts = { text: JSON.stringify(text), blank };
    const newId = `draft-${(ids += 1)}`;
    const step = reduceDraft(state, event, { now, typed, ...texts, latest: null, newId });
    state = step.state;
    done = step.effects;
    for (const effect of step.effects) {
      if (effect.do !== 'save') continue;
      const { number, keepalive } = effect;
      saved.push({ at: now, text, number, keepalive });
    }
  };
  const field = {
    state: () => state,
    since: () => state.saving.unsavedSince,
    isKept: () => state.saving.kept === JSON.stringify(text),
    saved,
    texts: () => saved.map((save) => save.text),
    now: () => now,
    send,
    /** What the last event asked for. */
    done: () => done,
    names: () => done.map((effect) => effect.do),
    type: (more: string) => {
      text += more;
      send({ type: 'typed' });
    },
    fill: (next: string) => {
      text = next;
      send({ type: 'filled' });
    },
    flush: (isLeaving = false) => send({ type: 'flush', isLeaving }),
    pass: (milliseconds: number) => {
      const until = now + milliseconds;
      for (let at = state.saving.dueAt; at !== null && at <= until; at = state.saving.dueAt) {
        now = at;
        send({ type: 'saveDue' });
      }
      now = until;
    },
    /** The gateway answers the last save that it was sent. */
    answer: (error: ApiError | null = null, number = saved.length) => {
      if (error) send({ type: 'notSaved', number, error });
      else send({ type: 'saved', number, version: number, savedAt });
    },
    /** Lets time pass while the gateway answers at once. */
    passPromptly: (milliseconds: number) => {
      const until = now + milliseconds;
      for (let at = state.saving.dueAt; at !== null && at <= until; at = state.saving.dueAt) {
        const before = saved.length;
        field.pass(at - now);
        if (saved.length > before) field.answer();
      }
      now = until;
    },
  };
  return field;
}

/** A field whose draft is kept. */
function openKept() {
  const field = openField();
  field.type('a');
  field.passPromptly(1_000);
  return field;
}

const draft: Draft = {
  id: 'draft-x',
  form: 'entry-types',
  schema: 1,
  title: '',
  branchId: null,
  branchName: null,
  subjectId: null,
  origin: null,
  values: {},
  version: 7,
  bytes: 1,
  createdAt: savedAt,
  savedAt,
  sent: null,
};
const found = { draft, fitted: { values: 'x', lost: [], origin: null } };

describe('what is typed', () => {
  it('is saved after a pause', () => {
    const { type, pass, saved } = openField();
    type('a');
    pass(draftTimes.pauseMs - 1);
    expect(saved).toEqual([]);
    pass(1);
    expect(saved).toMatchObject([{ at: draftTimes.pauseMs, text: 'a', keepalive: false }]);
  });

  it.each([20, 90, 200, 240])(
    'is never unsaved for longer than the limit, one key every %d ms',
    (everyMs) => {
      const { type, passPromptly, now, since, saved } = openField();
      const typedAt: number[] = [];
      for (let key = 0; key < 60; key += 1) {
        typedAt.push(now());
        type('x');
        passPromptly(everyMs);
        expect(now() - (since() ?? now())).toBeLessThan(draftTimes.longestMs);
      }
      passPromptly(1_000);
      expect(saved.at(-1)?.text).toHaveLength(60);
      for (const [index, at] of typedAt.entries()) {
        const first = saved.find(({ text }) => text.length > index);
        expect((first?.at ?? Infinity) - at).toBeLessThanOrEqual(draftTimes.longestMs);
      }
      expect(draftTimes.longestMs).toBeLessThan(1_000);
    },
  );

  it.each([20, 90, 120, 200])('is saved between two keys, one every %d ms', (everyMs) => {
    const { type, passPromptly, saved } = openField();
    for (let key = 0; key < 60; key += 1) {
      type('x');
      passPromptly(everyMs);
    }
    const afterKey = saved.map(({ at, text }) => at - (text.length - 1) * everyMs);
    expect(Math.max(...afterKey)).toBeLessThanOrEqual(draftTimes.afterKeyMs);
  });

  it('and taken back is not saved', () => {
    const { type, fill, pass, saved, since, send } = openKept();
    type('b');
    fill('a');
    send({ type: 'typed' });
    pass(2_000);
    expect(saved).toHaveLength(1);
    expect(since()).toBeNull();
  });

  it('is saved at once when the field is left, and once', () => {
    const { type, flush, answer, pass, saved } = openField();
    type('a');
    flush();
    answer();
    pass(2_000);
    expect(saved).toMatchObject([{ at: 0, text: 'a', keepalive: false }]);
    flush();
    expect(saved).toHaveLength(1);
  });
});

describe('while a save is on its way', () => {
  it('the next one waits for its end, and is of everything typed meanwhile', () => {
    const { type, pass, flush, answer, texts, since } = openField();
    type('a');
    pass(500);
    type('b');
    flush();
    pass(3_000);
    expect(texts()).toEqual(['a']);
    answer();
    pass(0);
    expect(texts()).toEqual(['a', 'ab']);
    answer();
    expect(since()).toBeNull();
  });

  it('a page that goes does not wait, and what it sent counts when it is answered', () => {
    const { type, pass, flush, answer, saved, since } = openField();
    type('a');
    pass(500);
    type('b');
    flush(true);
    expect(saved).toMatchObject([{ keepalive: false }, { text: 'ab', keepalive: true }]);
    answer(null, 1);
    expect(since()).not.toBeNull();
    answer(null, 2);
    expect(since()).toBeNull();
  });

  it('an older one that is answered last takes nothing back', () => {
    const { type, pass, flush, answer, isKept, saved } = openField();
    type('a');
    pass(500);
    type('b');
    flush(true);
    answer(null, 2);
    answer(null, 1);
    expect(isKept()).toBe(true);
    pass(2_000);
    expect(saved).toHaveLength(2);
  });

  it('an answer to an earlier draft is not taken for this one', () => {
    const { type, pass, send, answer, state, done, isKept } = openField();
    type('a');
    pass(500);
    send({ type: 'addressNames', id: null });
    send({ type: 'startBlank' });
    type('b');
    answer(null, 1);
    expect([done(), state().savedAt, isKept()]).toEqual([[], null, false]);
    answer(newer, 1);
    expect([done(), state().view.conflict]).toEqual([[], null]);
  });
});

describe('a save that fails', () => {
  it('is made again, with longer pauses, until the gateway is back, and tells since when', () => {
    const { type, pass, answer, saved, since, state } = openField();
    pass(10_000);
    type('a');
    pass(draftTimes.pauseMs);
    for (const pauseMs of [1_000, 2_000, 4_000, 4_000]) {
      answer(away);
      expect(state().view.trouble).toEqual({ error: away, since: 10_000 });
      const before = saved.length;
      type('b');
      pass(pauseMs - 1);
      expect(saved).toHaveLength(before);
      pass(1);
      expect(saved).toHaveLength(before + 1);
    }
    expect(since()).toBe(10_000);
    answer();
    expect(since()).toBeNull();
    expect(saved.at(-1)?.text).toBe('abbbb');
  });

  it('because the session ended waits for the next one', () => {
    const { type, pass, answer, flush, send, saved, since } = openField();
    type('a');
    pass(500);
    answer(ended);
    type('b');
    flush();
    pass(60_000);
    expect(saved).toHaveLength(1);
    send({ type: 'retry' });
    answer();
    expect(saved.at(-1)?.text).toBe('ab');
    expect(since()).toBeNull();
  });

  it('because it is too long is made again only for another text', () => {
    const { type, pass, answer, saved } = openField();
    type('a');
    pass(500);
    answer(tooLong);
    pass(60_000);
    expect(saved).toHaveLength(1);
    type('b');
    pass(500);
    expect(saved).toHaveLength(2);
  });

  it('is told by the same view until something else is to be told', () => {
    const { type, pass, answer, state } = openField();
    type('a');
    pass(500);
    answer(away);
    const { view } = state();
    type('b');
    pass(1_000);
    expect(state().view).toBe(view);
  });
});

it('what may be too large to outlive its page is said', () => {
  const { type, flush, state, saved } = openField();
  type('x'.repeat(30_000));
  flush(true);
  expect(state().atRisk).toBe(true);
  expect(saved).toMatchObject([{ keepalive: true }]);
});

it('a long text is typed on without the form being shown anew', () => {
  const { type, state, passPromptly } = openField();
  type('x'.repeat(30_000));
  passPromptly(1_000);
  const { view, atRisk } = state();
  type('y');
  expect([atRisk, state().atRisk, state().view === view]).toEqual([false, true, true]);
});

describe('a draft of the address', () => {
  it('is read, and fills the form; what fills it is not typed', () => {
    const { send, done, fill, state, pass, saved } = openField();
    send({ type: 'addressNames', id: 'draft-x' });
    expect(done()).toEqual([{ do: 'read', id: 'draft-x', round: 1 }]);
    send({ type: 'read', round: 1, found });
    expect(done()).toEqual([
      { do: 'fill', values: 'x', origin: null },
      { do: 'say', message: { type: 'opened', id: 'draft-x' } },
    ]);
    fill('x');
    pass(2_000);
    expect([state().version, saved]).toEqual([7, []]);
  });

  it('that is read when another one is named by then is not taken', () => {
    const { send, names, state } = openField();
    send({ type: 'addressNames', id: 'draft-x' });
    send({ type: 'addressNames', id: 'draft-y' });
    send({ type: 'read', round: 1, found });
    expect(names()).toEqual([]);
    send({ type: 'notRead', round: 1, error: gone });
    expect([names(), state().view.opening]).toEqual([[], 'reading']);
  });

  it('takes nothing that is typed before it is read, and is read again when asked', () => {
    const { send, type, pass, done, saved } = openField();
    send({ type: 'addressNames', id: 'draft-x' });
    send({ type: 'notRead', round: 1, error: away });
    type('a');
    pass(2_000);
    expect(saved).toEqual([]);
    send({ type: 'retry' });
    expect(done()).toEqual([{ do: 'read', id: 'draft-x', round: 2 }]);
  });

  it.each([
    ['applied', { stored: { attempt: 'one', at: Date.parse(savedAt) } }, null],
    ['unknown', { stored: null }, 'one'],
  ] as const)('tells of what was sent from it: %s', (outcome, restored, bound) => {
    const { send, state } = openField();
    send({ type: 'addressNames', id: 'draft-x' });
    const sent = { attempt: 'one', at: savedAt, outcome };
    send({ type: 'read', round: 1, found: { ...found, draft: { ...draft, sent } } });
    expect(state().view).toMatchObject({ restored, bound });
  });
});

describe('another page', () => {
  it('went on with a draft: what is typed here and not kept becomes one of its own', () => {
    for (const error of [newer, gone]) {
      const { type, pass, answer, names, state } = openKept();
      const before = state().view.id;
      type('b');
      pass(500);
      answer(error);
      expect(names()).toEqual(['place', 'say']);
      expect(state().view).toMatchObject({ conflict: { from: before, isApart: true } });
      expect(state().view.id).not.toBe(before);
      expect(state().version).toBe(0);
    }
  });

  it('is not answered by one that is on its way out', () => {
    const { send, state, names } = openKept();
    const id = state().view.id ?? '';
    send({ type: 'pageLeft' });
    send({ type: 'heard', message: { type: 'opened', id } });
    expect([names(), state().view.isOpenElsewhere]).toEqual([[], false]);
    send({ type: 'pageBack' });
    expect(names()).toEqual(['say', 'compare']);
  });

  it('is not asked about while something is still to be saved', () => {
    const { send, type, names } = openKept();
    type('b');
    send({ type: 'pageBack' });
    expect(names()).toEqual(['say']);
  });

  it('that saved what this one had seen is no conflict', () => {
    const { send, state } = openKept();
    const { id } = state().view;
    send({ type: 'heard', message: { type: 'saved', id: id ?? '', version: 1, savedAt } });
    send({ type: 'compared', id: id ?? '', newest: { version: 1, savedAt } });
    send({ type: 'compared', id: 'draft-y', newest: null });
    expect(state().view.conflict).toBeNull();
  });
});
