import { describe, expect, it } from 'vitest';
import { carriedLanguage } from './carried-language';

describe('the language handed over by the sign-in page', () => {
  it.each([
    ['trastienda-language=en', 'en'],
    ['a=1; trastienda-language=es; b=2', 'es'],
    ['', null],
    ['trastienda-language=', null],
    ['trastienda-language=fr', null],
    ['trastienda-language=<script>', null],
    ['not-trastienda-language=en', null],
    ['trastienda-language-2=en', null],
  ])('in %j is %j', (cookies, locale) => {
    expect(carriedLanguage(cookies)).toBe(locale);
  });
});
