import * as z from 'zod/mini';

/**
 * What a gateway in front of its own sandbox offers to whoever practises there. One in front of any other service has no such
 * route.
 */

/** What can be ordered to happen to somebody's next write. */
export const mishaps = [
  /** The service acts, and its answer is lost. */
  'lost-after',
  /** The line breaks before the service acts; from here it looks the same. */
  'lost-before',
  /** The service asks to wait (429). */
  'limited',
  /** The service speaks of a conflict (409). */
  'conflict',
  /** The answer takes its time. */
  'slow',
] as const;
export type Mishap = (typeof mishaps)[number];

export const missions = ['purchase', 'payments', 'expiry', 'schedule', 'unknown'] as const;
export type Mission = (typeof missions)[number];

/** Nobody records what a person reads or prints: they say themselves that it is done. */
const ownWordMissions = ['expiry'] as const satisfies readonly Mission[];
export type OwnWordMission = (typeof ownWordMissions)[number];

/** Each of the others is recognised by what the gateway records itself. */
export type RecognisedMission = Exclude<Mission, OwnWordMission>;

/** The documents of the first mission have generation codes that begin so, and so has no other. */
export const practiceCodeStart = '9AC71CA0';

/** So many purchases are to be paid. */
export const purchasesToPay = 3;

/** The answer of `GET /gateway/practice`, and of every change below it. */
export const practiceSchema = z.object({
  /** What the next write of this session meets; null: nothing. */
  armed: z.nullable(z.enum(mishaps)),
  /** What the last one met, and which it was. */
  struck: z.nullable(z.object({ mishap: z.enum(mishaps), attemptId: z.string() })),
  /** Those there are for this business, each with when it was done; null: not yet, or not since it was begun anew. */
  missions: z.array(
    z.object({
      id: z.enum(missions),
      doneAt: z.nullable(z.string()),
    }),
  ),
  /** The schedule to be read; null where there is none. */
  nightSchedule: z.nullable(z.string()),
});
export type Practice = z.infer<typeof practiceSchema>;

/** The body of `PUT /gateway/practice/mishap`; `DELETE` takes it back. */
export const armSchema = z.strictObject({ mishap: z.enum(mishaps) });

/** The body of `PUT /gateway/practice/done`. `DELETE /gateway/practice/done` begins every mission anew. */
export const ownWordSchema = z.strictObject({
  mission: z.enum(ownWordMissions),
  done: z.boolean(),
});
export type OwnWord = z.infer<typeof ownWordSchema>;
