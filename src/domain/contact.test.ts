import { expect, it } from 'vitest';
import { isEmail, isPhone, longestEmail } from './contact';

const long = `${'a'.repeat(longestEmail - '@tienda.sv'.length)}@tienda.sv`;

it.each(['ana@tienda.sv', 'a.b+c_d-e@x-y.com.sv', 'ñandú@niñez.org', long])(
  'M176: %j can be an address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each([
  'a@b',
  'a@@b.sv',
  'a@b@c.sv',
  '"ana"@tienda.sv',
  "an'a@tienda.sv",
  'ana@tienda.',
  'ana@.sv',
  'ana@tienda..sv',
  '.ana@tienda.sv',
  'a..b@tienda.sv',
  '@tienda.sv',
  'ana tienda@x.sv',
  'Ana <ana@tienda.sv>',
  'ana@tienda.1',
  'ana@127.0.0.1',
  `a${long}`,
])('%j cannot', (text) => {
  expect(isEmail(text)).toBe(false);
});

it('is not made slow by any text', () => {
  const hostile = [`${'a'.repeat(50_000)}@`, `a@${'a.'.repeat(50_000)}`, '@'.repeat(100_000)];
  const started = performance.now();
  for (const text of hostile) isEmail(text);
  for (const text of hostile) isPhone(text);
  expect(performance.now() - started).toBeLessThan(1_000);
});

it.each(['+503 2222-2222', '22222222', '(503) 2222.2222'])('%j can be a telephone', (text) => {
  expect(isPhone(text)).toBe(true);
});

it.each(['2222-ABCD', '+', '-', '22+22', '２２２２'])('%j cannot be one', (text) => {
  expect(isPhone(text)).toBe(false);
});
