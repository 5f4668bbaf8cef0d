import * as z from 'zod/mini';
import type { Operation } from './classify';
import { ApiFailure, factsWithoutAnswer, type FieldErrors } from './errors';
import { httpSettings } from './http-settings';

/** Why a parameter was refused before anything was sent; the screen has the words. */
export const paramProblems = ['invalid-id', 'out-of-range', 'unknown-choice'] as const;
export type ParamProblem = (typeof paramProblems)[number];

const problem = (name: ParamProblem) => ({ error: name });

/** An identifier as it must be before it goes into an address. */
export const idParam = z.guid(problem('invalid-id'));

/** A whole number between two bounds, both included. */
export const intParam = (minimum: number, maximum: number = Number.MAX_SAFE_INTEGER) =>
  z
    .number(problem('out-of-range'))
    .check(
      z.refine(
        (value) => Number.isInteger(value) && minimum <= value && value <= maximum,
        problem('out-of-range'),
      ),
    );

export const pageParam = intParam(1);

/** Which page of a list is asked for, and how many rows it has. */
export const pageParams = (perPage: { minimum: number; maximum: number }) => ({
  page: pageParam,
  perPage: intParam(perPage.minimum, perPage.maximum),
});

/** One of a closed list. */
export const choiceParam = <const T extends readonly string[]>(choices: T) =>
  z.enum(choices, problem('unknown-choice'));

/**
 * Checks parameters before a request is spent on them. Throws `ApiFailure` of kind `validation`, outcome `not-sent`, whose
 * `fields` hold a `ParamProblem` for each refused parameter.
 */
export function checkParams<S extends z.core.$ZodType>(
  operation: Operation,
  schema: S,
  params: z.input<S>,
): z.output<S> {
  const result = z.safeParse(schema, params);
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) {
    (fields[issue.path.join('.')] ??= []).push(issue.message);
  }
  const facts = factsWithoutAnswer(operation.name, 'not-sent', httpSettings().now());
  throw new ApiFailure({ ...facts, kind: 'validation', fields, message: '' });
}
