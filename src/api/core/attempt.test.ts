import { describe, expect, it } from 'vitest';
import { contextLimitBytes } from '@/contract/attempt-words';
import { encodeContext, isSameIntention, newAttempt, type WriteRequest } from './attempt';
import { testAttempt, testOperation } from './test-gateway';

const request: WriteRequest = {
  method: 'PUT',
  url: '/api/external/v1/things',
  body: { b: 1, a: 2 },
};

describe('an intention to write', () => {
  it('has an id of its own and bytes that cannot change any more', () => {
    const body = { code: 'A' };
    const attempt = newAttempt(testOperation, { ...request, body }, { form: 'things' });
    body.code = 'B';
    expect(attempt.bodyText).toBe('{\n  "code": "A"\n}');
    expect(attempt.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(testAttempt().id).not.toBe(attempt.id);
    expect(Object.isFrozen(attempt)).toBe(true);
    expect(Object.isFrozen(attempt.context)).toBe(true);
  });

  it('has no bytes without a body', () => {
    const attempt = newAttempt(
      testOperation,
      { method: 'DELETE', url: '/x', body: null },
      { form: 'x' },
    );
    expect(attempt.bodyText).toBe('');
  });

  it('is another one when anything of it differs', () => {
    const context = { form: 'things', note: 'ñ' };
    const one = newAttempt(testOperation, request, context);
    const same = (changes: Partial<WriteRequest>, note = 'ñ') =>
      isSameIntention(
        one,
        newAttempt(testOperation, { ...request, ...changes }, { ...context, note }),
      );
    expect(same({})).toBe(true);
    expect(same({ url: '/y' })).toBe(false);
    expect(same({ body: { a: 2, b: 1 } })).toBe(false);
    expect(same({ method: 'POST' })).toBe(false);
    expect(same({}, 'n')).toBe(false);
  });

  it('is the same one although what it goes by was read again', () => {
    const readAt = (minute: number) =>
      newAttempt(testOperation, request, {
        form: 'things',
        readAt: `2026-03-16T16:0${minute}:00.000Z`,
      });
    expect(isSameIntention(readAt(1), readAt(2))).toBe(true);
  });
});

describe('the context of an attempt', () => {
  it('travels as base64url of its JSON, whatever a person writes', () => {
    const context = { form: 'x', reason: '¿Café? 🥐 ~~~ ???', note: '"' };
    const text = encodeContext(context);
    expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).toEqual(context);
  });

  it('that its header could not carry is refused before anything is sent', () => {
    const note = (length: number) => ({ form: 'x', note: 'x'.repeat(length) });
    const fits = Math.floor((contextLimitBytes * 3) / 4) - encodedFrame;
    expect(encodeContext(note(fits)).length).toBeLessThanOrEqual(contextLimitBytes);
    expect(() => testAttempt(note(fits))).not.toThrow();
    expect(() => testAttempt(note(fits + 1))).toThrow(RangeError);
    // What is only good to know holds no write up.
    const document = 'a'.repeat(64);
    const known = { document, before: { code: 'A-1' } };
    expect(encodeContext({ ...note(fits), ...known })).toBe(encodeContext(note(fits)));
    expect(encodeContext({ ...note(9), document })).not.toBe(encodeContext(note(9)));
  });
});

/** Bytes of the JSON around the note. */
const encodedFrame = JSON.stringify({ form: 'x', note: '' }).length;
