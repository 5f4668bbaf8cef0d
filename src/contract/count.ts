import * as z from 'zod/mini';

/** A whole number that is not below another. */
export const count = (least: number) => z.int().check(z.gte(least));
