import { describe, expect, it } from 'vitest';
import { readAttemptHeaders } from './attempt-headers';

const id = '6f1d2c3b-4a59-4687-9786-a5b4c3d2e1f0';
const encoded = (context: unknown) => Buffer.from(JSON.stringify(context)).toString('base64url');
const read = (context?: string, attempt: string | undefined = id) =>
  readAttemptHeaders({
    ...(attempt !== undefined && { 'attempt-id': attempt }),
    ...(context !== undefined && { 'attempt-context': context }),
  });

describe('what stands beside a write', () => {
  it('is an id, in one form, and a context', () => {
    const context = { form: 'entry-types', reason: 'Año nuevo 😀', confirms: id };
    expect(read(encoded(context), id.toUpperCase())).toEqual({ id, context });
    expect(read()).toEqual({ id, context: { form: '' } });
  });

  it.each([
    ['no id', undefined, ''],
    ['an id that is none', undefined, `${id}0`],
    ['two ids', undefined, `${id}, ${id}`],
    ['an empty context', ''],
    ['a context with padding', `${encoded({ form: 'a' })}=`],
    ['a context in plain JSON', '{"form":"a"}'],
    ['a context that is no JSON', Buffer.from('form').toString('base64url')],
    ['a context that is no UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('base64url')],
    ['a context without a form', encoded({})],
    ['a context with something else', encoded({ form: 'a', salary: 1 })],
    ['a context that confirms no attempt', encoded({ form: 'a', confirms: 'yes' })],
    ['a reason too long', encoded({ form: 'a', reason: 'x'.repeat(501) })],
    ['a context too long', encoded({ form: 'a', note: 'x'.repeat(500) }).padEnd(4097, 'A')],
  ])(
    'limit attempt context limit attempt-headers id: is refused as a whole: %s',
    (_, context, attempt = id) => {
      expect(read(context, attempt)).toBeNull();
    },
  );
});
