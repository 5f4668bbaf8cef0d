import * as z from 'zod';
import { dayMs } from '../business-day';

const durationUnits: Record<string, number> = {
  ms: 1,
  s: 1000,
  min: 60_000,
  h: 3_600_000,
  d: dayMs,
};
const sizeUnits: Record<string, number> = { B: 1, KiB: 1024, MiB: 1024 * 1024 };

function quantity(units: Record<string, number>, example: string) {
  const pattern = new RegExp(`^(\\d{1,9})(${Object.keys(units).join('|')})$`);
  return z.string().transform((text, context) => {
    const [, amount, unit] = pattern.exec(text) ?? [];
    const value = Number(amount) * (units[unit ?? ''] ?? Number.NaN);
    if (value > 0) return value;
    context.addIssue({ code: 'custom', message: `must be a positive amount such as ${example}` });
    return z.NEVER;
  });
}

/** `30min`, `9h`, `250ms` -> milliseconds. Far from where instants end and their texts are no longer sorted by time. */
export const duration = quantity(durationUnits, '500ms, 25s, 30min, 9h or 2d').refine(
  (ms) => ms <= 366 * dayMs,
  'must be at most 366d',
);

/** A duration that a timer counts: in Node a longer one would run out at once. */
export const timeLimit = duration.refine((ms) => ms < 2 ** 31, 'must be at most 24d');

/** `8MiB`, `512KiB` -> bytes. */
export const byteSize = quantity(sizeUnits, '512KiB or 8MiB');

/** A list of durations, `5s,10s,20s` -> milliseconds. */
export const durations = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(duration).min(1));

/** The same, or `off` for none. */
export const durationsOrOff = z
  .literal('off')
  .transform((): number[] => [])
  .or(durations);

/** A whole number written in decimal digits, within bounds. */
export function whole(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine(
      (value) => value >= least && value <= most,
      `must be a whole number from ${least} to ${most}`,
    );
}

/** `1` switches on, `0` off. */
export const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((text) => text === '1');

/** A business date, `YYYY-MM-DD`. */
export const businessDate = z.iso.date('must be a date such as 2026-08-31');

const loopbackNames = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether a host name or address can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  return loopbackNames.has(host.toLowerCase());
}

/** The name of an integration, in the files that name one. */
export const integrationName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'must be lower case letters, digits and -');

/** A person's own name, as it stands in the records that they send. */
export const personName = z
  .string()
  .trim()
  // Two spellings of one name would be two people, and the drafts of one of them out of reach.
  .normalize('NFC')
  .regex(/^[^\p{Cc}\p{Cf}]{1,80}$/u, 'must be a name of up to 80 letters');
