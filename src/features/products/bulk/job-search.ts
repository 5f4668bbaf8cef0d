import { rowOutcomes, type RowOutcome } from '@/api/jobs/names';
import { isWithin } from '@/modules/list-tools/list-address';

/** The screen's part of the address; a default is left out. */
export interface JobSearch {
  outcome?: RowOutcome | undefined;
  page?: number | undefined;
}

/** Which rows of a job are looked at; null is all. */
export interface JobPlace {
  outcome: RowOutcome | null;
  page: number;
}

/** Reads a hand-edited or shared address; what is not valid is as if it were not there. */
export function readJobSearch(raw: Record<string, unknown>): JobSearch {
  const { outcome, page } = raw;
  return {
    outcome: rowOutcomes.find((known) => known === outcome),
    page: isWithin(page, 2, 1_000) ? page : undefined,
  };
}

export function jobPlaceOf({ outcome, page = 1 }: JobSearch): JobPlace {
  return { outcome: outcome ?? null, page };
}

export function searchOfJob({ outcome, page }: JobPlace): JobSearch {
  return { outcome: outcome ?? undefined, page: page === 1 ? undefined : page };
}
