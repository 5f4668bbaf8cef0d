import { describe, expect, it } from 'vitest';
import { LastAnswers } from './last-answers';

const answer = (text: string, status = 200) => ({ status, body: Buffer.from(text) });

/** One that has had this answer to a question twice. */
function having(question: string, kept: ReturnType<typeof answer>) {
  const last = new LastAnswers<typeof kept>({ count: 2, bytes: 10 });
  last.keep(question, kept);
  last.keep(question, kept);
  return last;
}

describe('the last answer to a question', () => {
  it('is known again by its bytes', () => {
    const kept = answer('[1]');
    expect(having('lots', kept).sameAs('lots', answer('[1]'))).toBe(kept);
  });

  it.each([
    ['of other bytes', 'lots', answer('[2]')],
    ['that only begins the same', 'lots', answer('[1] ')],
    ['of another status', 'lots', answer('[1]', 403)],
    ['to another question', 'products', answer('[1]')],
  ])('is not one %s', (_, question, other) => {
    expect(having('lots', answer('[1]')).sameAs(question, other)).toBeNull();
  });

  it('is kept from the second time on', () => {
    const last = new LastAnswers({ count: 2, bytes: 10 });
    last.keep('lots', answer('[1]'));
    expect(last.sameAs('lots', answer('[1]'))).toBeNull();
  });

  it('gives way to the next one', () => {
    const last = having('lots', answer('[1]'));
    const next = answer('[2]');
    last.keep('lots', next);
    expect(last.sameAs('lots', answer('[1]'))).toBeNull();
    expect(last.sameAs('lots', answer('[2]'))).toBe(next);
  });

  it('is not kept when it is long', () => {
    const long = '"12345678901"';
    expect(having('lots', answer(long)).sameAs('lots', answer(long))).toBeNull();
  });

  it('is forgotten for the questions asked after it', () => {
    const last = having('lots', answer('[1]'));
    last.keep('products', answer('[2]'));
    expect(last.sameAs('lots', answer('[1]'))).not.toBeNull();
    last.keep('people', answer('[3]'));
    expect(last.sameAs('lots', answer('[1]'))).toBeNull();
  });
});
