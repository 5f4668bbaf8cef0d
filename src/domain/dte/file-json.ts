import { isBlank } from '../typed-text';
import { jsonBreakLine } from './json-break';
import { payloadOf } from './jws';
import type { DteProblem } from './document';

/** What the text of a file holds, or why it holds nothing. */
export type FileJson = { json: unknown } | { problem: DteProblem };

export function parseFile(text: string): FileJson {
  if (isBlank(text)) return { problem: { kind: 'empty' } };
  const json = readJson(text) ?? readJson(payloadOf(text) ?? '');
  if (json !== undefined) return { json };
  if (!begunAsJson.test(text)) return { problem: { kind: 'other-file' } };
  return { problem: { kind: 'not-json', line: jsonBreakLine(withoutMark(text)) } };
}

const begunAsJson = /^\uFEFF?\s*[[{"]/;

/** The value of a JSON text, whether or not a byte order mark stands before it; undefined for a text that is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(withoutMark(text));
  } catch {
    return undefined;
  }
}

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');
