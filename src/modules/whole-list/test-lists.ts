import { ApiFailure, factsWithoutAnswer, type ApiError } from '@/api/core/errors';
import type { Page } from '@/api/core/paging';
import { readerParts, type ReaderParts } from './long-reading';
import type { PageSource } from './page-walk';

export interface TestRow {
  id: string;
}

export const testRows = (count: number, from = 1): TestRow[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(from + index) }));

/** A page of a list as the API layer gives it. */
export function pageOf<Row>(rows: readonly Row[], page: number, perPage: number): Page<Row> {
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage));
  return {
    rows: rows.slice((page - 1) * perPage, page * perPage),
    dropped: 0,
    pagination: { page, perPage, lastPage, total: rows.length },
  };
}

/** Answers each call with the next of these: a failure to throw, or the list to read the page from. */
export function scripted(answers: readonly (Error | readonly TestRow[])[], perPage = 2) {
  const asked: number[] = [];
  const source: PageSource<TestRow> = {
    rowId: ({ id }) => id,
    fetchPage: (page) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? [];
      asked.push(page);
      return answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve(pageOf(answer, page, perPage));
    },
  };
  return { asked, source };
}

/** A clock that stands still and waits that are over at once. */
export const atOnce: ReaderParts = {
  ...readerParts,
  now: () => new Date('2026-11-23T16:42:00Z'),
  wait: () => Promise.resolve(),
};

/** What a read throws. */
export function failure(kind: 'network' | 'validation' | 'rate-limited'): ApiFailure {
  const facts = factsWithoutAnswer('test.list', 'rejected', atOnce.now());
  const errors: Record<typeof kind, ApiError> = {
    network: { ...facts, kind: 'network' },
    validation: { ...facts, kind: 'validation', fields: {}, message: '' },
    'rate-limited': { ...facts, kind: 'rate-limited', retryAfterSeconds: 30 },
  };
  return new ApiFailure(errors[kind]);
}
