import { describe, expect, it } from 'vitest';
import { looksLikeDocument, regrouped } from './document-filter';

describe('M203: what is typed as a name', () => {
  it.each([
    ['00000001-0', true],
    ['0614-290190-101-2', true],
    ['X00700713', true],
    ['ana', false],
    ['ana.perez2001@personal.example', false],
    ['Ana 2001', false],
    ['123', false],
  ])('%s looks like the number of a document: %s', (typed, looks) => {
    expect(looksLikeDocument(typed)).toBe(looks);
  });
});

describe('M204: the same number with other hyphens', () => {
  it.each([
    ['00000001-0', '000000010'],
    ['000000010', '00000001-0'],
    ['06142901901012', '0614-290190-101-2'],
    ['0614-290190-101-2', '06142901901012'],
    ['X00700713', null],
    ['12345', null],
  ])('%s may be %s', (document, other) => {
    expect(regrouped(document)).toBe(other);
  });
});
