import * as z from 'zod/mini';

const shape = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

/** An identifier in the one spelling in which it is kept and compared: lower case. */
export const uuidSchema = z.string().check(z.regex(new RegExp(shape)));

/** An identifier in the spelling it came in: it stands in the path that is sent. */
export const spelledUuidSchema = z.string().check(z.regex(new RegExp(shape, 'i')));
