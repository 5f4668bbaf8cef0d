import * as z from 'zod/mini';

/** An answer whose envelope said success holds a value that cannot be read. */
export class UnreadableShape extends Error {
  override readonly name = 'UnreadableShape';
  /** Path of the value from the root of the answer, such as `data.pagination.total`. */
  readonly field: string;

  constructor(field: string) {
    super(`Cannot read ${field}`);
    this.field = field;
  }
}

/** Reads `value` with `schema`; throws `UnreadableShape` naming the first field that does not fit. */
export function readShape<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new UnreadableShape(pathOf(result.error));
}

/** The path of the first problem; `body` when the answer as a whole does not fit. */
export function pathOf(error: z.core.$ZodError): string {
  return error.issues[0]?.path.map(String).join('.') || 'body';
}
