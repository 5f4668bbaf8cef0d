import { expect, it } from 'vitest';
import { attachedKindOf } from './attached-file';

const bytes = (...values: number[]) => Uint8Array.from(values);
const letters = (text: string) => new TextEncoder().encode(text);

it.each([
  ['a document', letters('%PDF-1.4\n%âãÏÓ'), 'pdf'],
  ['a photo', bytes(0xff, 0xd8, 0xff, 0xe1, 0x00), 'jpeg'],
  ['a picture of a screen', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00), 'png'],
  ['a page that is called a document', letters('<!doctype html>'), null],
  ['a drawing, which may hold scripts', letters('<svg xmlns='), null],
  ['the beginning of one', letters('%PD'), null],
  ['nothing', bytes(), null],
])('is known by how it begins: %s', (_, file, kind) => {
  expect(attachedKindOf(file)).toBe(kind);
});
