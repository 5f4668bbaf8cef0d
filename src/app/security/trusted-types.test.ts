import { describe, expect, it } from 'vitest';
import { ownOriginOnly, plainTextOnly } from './trusted-types';

describe('what may be written into the page', () => {
  it('lets a style sheet through', () => {
    const sheet = ':root{--mantine-scale: 1;} .a > .b{color: red}';
    expect(plainTextOnly(sheet)).toBe(sheet);
  });

  it.each(['<img src=x onerror=alert(1)>', 'Tom &amp; Jerry', '</style><script>'])(
    'refuses %s',
    (markup) => {
      expect(() => plainTextOnly(markup)).toThrow(TypeError);
    },
  );
});

describe('where a script may come from', () => {
  const origin = 'http://localhost:4600';

  it.each(['/assets/a.js', 'http://localhost:4600/assets/a.js'])('accepts %s', (address) => {
    expect(ownOriginOnly(address, origin)).toBe(address);
  });

  it.each(['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,1', 'blob:x'])(
    'refuses %s',
    (address) => {
      expect(() => ownOriginOnly(address, origin)).toThrow(TypeError);
    },
  );
});
