import { rowOutcomes, type RowOutcome } from '@/api/jobs/names';
import type { JobRowParams } from '@/api/jobs/schemas';
import { isWithin, readSearch, type CorrectedSearch } from '@/modules/list/search-readers';

/** The screen's part of the address; a default is left out. */
export interface JobSearch extends CorrectedSearch<JobSearchName> {
  outcome?: RowOutcome | undefined;
  page?: number | undefined;
}

const names = ['outcome', 'page'] as const;
export type JobSearchName = (typeof names)[number];

/** Which rows of a job are looked at; null is all. */
export interface JobPlace {
  outcome: RowOutcome | null;
  page: number;
}

const lastPage = 1_000;

const readers: Record<JobSearchName, (value: unknown) => JobSearch | null> = {
  outcome: (value) => {
    const outcome = rowOutcomes.find((known) => known === value);
    return outcome === undefined ? null : { outcome };
  },
  page: (value) => (isWithin(value, 1, lastPage) ? { page: value } : null),
};

/** Reads a hand-edited or shared address: what is not valid goes back to its default and is named in `corrected`. */
export function readJobSearch(raw: Record<string, unknown>): JobSearch {
  return readSearch(raw, names, readers);
}

export function jobPlaceOf({ outcome, page = 1 }: JobSearch): JobPlace {
  return { outcome: outcome ?? null, page };
}

export function searchOfJob({ outcome, page }: JobPlace): JobSearch {
  return { outcome: outcome ?? undefined, page: page === 1 ? undefined : page };
}

/** Rows on a page of the screen. */
export const rowsOnPage = 100;

/** The rows a place shows. */
export function rowsAsked({ outcome, page }: JobPlace): JobRowParams {
  return { page, perPage: rowsOnPage, ...(outcome !== null && { outcome }) };
}
