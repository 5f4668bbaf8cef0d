import { describe, expect, it } from 'vitest';
import { LastAnswers } from './last-answers';

const answer = (text: string, status = 200) => ({ status, body: Buffer.from(text) });

/** One that has had this answer to a question twice. */
function having(question: string, first: ReturnType<typeof answer>) {
  const last = new LastAnswers<typeof first>({ count: 2, bytes: 10 });
  last.hold(question, first);
  last.hold(question, first);
  return last;
}

describe('the last answer to a question', () => {
  it('is known again by its bytes', () => {
    const first = answer('[1]');
    expect(having('lots', first).sameAs('lots', answer('[1]'))).toBe(first);
  });

  it.each([
    ['of other bytes', 'lots', answer('[2]')],
    ['that only begins the same', 'lots', answer('[1] ')],
    ['of another status', 'lots', answer('[1]', 403)],
    ['to another question', 'products', answer('[1]')],
  ])('is not one %s', (_, question, other) => {
    expect(having('lots', answer('[1]')).sameAs(question, other)).toBeNull();
  });

  it('is held from the second time on', () => {
    const last = new LastAnswers({ count: 2, bytes: 10 });
    last.hold('lots', answer('[1]'));
    expect(last.sameAs('lots', answer('[1]'))).toBeNull();
  });

  it('gives way to the next one', () => {
    const last = having('lots', answer('[1]'));
    const next = answer('[2]');
    last.hold('lots', next);
    expect(last.sameAs('lots', answer('[1]'))).toBeNull();
    expect(last.sameAs('lots', answer('[2]'))).toBe(next);
  });

  it('is not held when it is long', () => {
    const long = '"12345678901"';
    expect(having('lots', answer(long)).sameAs('lots', answer(long))).toBeNull();
  });

  it('gives way to others in the order in which they were last asked', () => {
    const last = having('lots', answer('[1]'));
    for (let time = 0; time < 2; time += 1) last.hold('products', answer('[2]'));
    last.hold('lots', answer('[1]'));
    last.hold('people', answer('[3]'));
    expect(last.sameAs('lots', answer('[1]'))).not.toBeNull();
    expect(last.sameAs('products', answer('[2]'))).toBeNull();
  });
});
