import { describe, expect, it } from 'vitest';
import { chosenLanguage, languageCookie } from './language';

describe('the language a browser keeps', () => {
  it.each([
    ['trastienda-language=en', 'en'],
    ['a=1; trastienda-language=es; b=2', 'es'],
    [languageCookie('en'), 'en'],
    ['', null],
    ['trastienda-language=', null],
    ['trastienda-language=fr', null],
    ['trastienda-language=<script>', null],
    ['not-trastienda-language=en', null],
    ['trastienda-language-2=en', null],
  ])('in %j is %j', (cookies, language) => {
    expect(chosenLanguage(cookies)).toBe(language);
  });
});
