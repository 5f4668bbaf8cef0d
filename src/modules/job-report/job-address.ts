import * as z from 'zod/mini';
import { rowOutcomes } from '@/api/jobs/names';
import type { JobRowParams } from '@/api/jobs/schemas';
import { addressOf, valueOf } from '@/modules/list/address';

const place = () =>
  z.object({
    outcome: valueOf.oneOf(rowOutcomes),
    page: valueOf.whole(1, 1_000, 1),
  });
export type JobPlace = z.output<ReturnType<typeof place>>;

/** Which rows of a job are looked at. */
export const jobAddress = addressOf<JobPlace>(() => place().shape);

export const rowsOnPage = 100;

export function rowsAsked({ outcome, page }: JobPlace): JobRowParams {
  return { page, perPage: rowsOnPage, ...(outcome !== null && { outcome }) };
}
