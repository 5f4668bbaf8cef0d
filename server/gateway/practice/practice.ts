import type { FastifyBaseLogger } from 'fastify';
import type { SandboxReady } from '../../sandbox/ready';
import type { GatewayDatabase } from '../database';
import type { Session } from '../sessions/store';
import { createMishaps, type Mishaps } from './mishaps';
import { createProgress, type Progress } from './progress';

/** What there is for whoever practises. */
export type PracticeParts = {
  mishaps: Mishaps;
  progress: Progress;
  /** The schedule a person is to read; null: their business has none by night. */
  nightScheduleFor: (session: Session) => string | null;
};

type Given = {
  control: () => string;
  database: GatewayDatabase;
  now: () => Date;
  log: FastifyBaseLogger;
};

export function createPractice(
  { demo, nightSchedule }: SandboxReady,
  { control, database, now, log }: Given,
): PracticeParts {
  /** Of the demo's businesses the first has it; of keys of other worlds nobody here knows whose they are. */
  const without = demo
    .slice(1)
    .flatMap(({ business }) => (business === demo[0]?.business ? [] : [business]));
  return {
    mishaps: createMishaps(control, log),
    progress: createProgress(database, now),
    nightScheduleFor: ({ integration: { business } }) =>
      without.includes(business) ? null : nightSchedule,
  };
}
