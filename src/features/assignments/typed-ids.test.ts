import { expect, it } from 'vitest';
import { readIds } from './removal-rules';

const one = '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b01';
const two = '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b02';
const read = (typed: string) =>
  readIds(typed).map(({ line, is, text }) => [line, is, text.slice(-6)]);

it('takes identifiers as sheets, mails and people separate and quote them', () => {
  expect(read(`${one}\r\n"${two.toUpperCase()}",\n\n`)).toEqual([
    [1, 'id', '3a1b01'],
    [2, 'id', '3a1b02'],
  ]);
  expect(read(`{${one}}; ${two}\u200b`)).toEqual([
    [1, 'id', '3a1b01'],
    [1, 'id', '3a1b02'],
  ]);
});

it('says where one stands twice, in either case', () => {
  expect(read(`${one}\n${two}\n${one.toUpperCase()}`)).toEqual([
    [1, 'id', '3a1b01'],
    [2, 'id', '3a1b02'],
    [3, 'repeated', '3a1b01'],
  ]);
});

it('says where something is none, and passes over nothing', () => {
  expect(read(`${one}x\nAna ${two}\n${one.slice(0, -1)}`)).toEqual([
    [1, 'no-id', 'a1b01x'],
    [2, 'no-id', 'Ana'],
    [2, 'id', '3a1b02'],
    [3, 'no-id', 'c3a1b0'],
  ]);
  expect(read(' \n\u00a0\n,;\u200b')).toEqual([]);
});
