import * as z from 'zod/mini';
import { profileSchema } from '../../src/contract/profile';

/** What a running sandbox tells whoever started it: one JSON line on stdout, and `GET {control}/ready`. */
export const sandboxReadySchema = z.object({
  /** The versioned base address of the service, on a loopback port. */
  base: z.url(),
  /** The control address, on another loopback port. */
  control: z.url(),
  demo: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      business: z.string(),
      /** The business's own NIT and NRC. */
      taxNumbers: z.array(z.string()),
      key: z.string(),
      scopes: z.array(z.string()),
    }),
  ),
  /** A schedule of the first business that has shifts by night: nothing lists schedules. */
  nightSchedule: z._default(z.nullable(z.uuid()), null),
  pid: z.int(),
  profile: profileSchema,
});

export type SandboxReady = z.infer<typeof sandboxReadySchema>;
