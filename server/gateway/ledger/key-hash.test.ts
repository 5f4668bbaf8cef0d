import { expect, it } from 'vitest';
import { createKeyHasher } from './key-hash';

it('a key is known again, also after the newer of two secrets came, and kept nowhere', () => {
  const old = createKeyHasher(['first-secret']);
  const hash = old.of('the-key');
  expect(hash).not.toContain('the-key');
  expect(old.matches(hash, 'the-key')).toBe(true);
  expect(old.matches(hash, 'the-kez')).toBe(false);
  const rotating = createKeyHasher(['second-secret', 'first-secret']);
  expect(rotating.of('the-key')).not.toBe(hash);
  expect(rotating.matches(hash, 'the-key')).toBe(true);
  expect(createKeyHasher(['second-secret']).matches(hash, 'the-key')).toBe(false);
  expect(old.matches('', 'the-key')).toBe(false);
});
