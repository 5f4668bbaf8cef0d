import * as z from 'zod/mini';
import type { PreparedAttempt } from './attempt';
import type { AttemptResult } from './attempt-result';
import { checkAttempt, resendAttempt, sendAttempt } from './attempts';
import { factsWithoutAnswer, type ApiError } from './errors';
import { readShape } from './shape';
import type { TestAnswer } from './test-answers';
import {
  playGateway,
  recordOf,
  testAt,
  testAttempt,
  testOperation,
  type Script,
} from './test-gateway';

/** Only for tests: attempts carried out against a gateway that follows a script. */

const stored = z.object({ data: z.object({ id: z.string() }) });

/** Reads the id of what was stored. */
export const readStored = (body: unknown): string => readShape(stored, body).data.id;

/** What is believed of an attempt whose answer got lost. */
export const lostAnswer: ApiError = {
  ...factsWithoutAnswer(testOperation.name, 'unknown', new Date(testAt)),
  kind: 'network',
};

const read = readStored;
export const send = (attempt: PreparedAttempt) => sendAttempt(attempt, { read });
export const resend = (attempt: PreparedAttempt) => resendAttempt(attempt, { read });
export const check = (attempt: PreparedAttempt) =>
  checkAttempt(attempt, { read }, { error: lostAnswer, sentAt: testAt });

/** The gateway's answer to a look at its record. */
export const record = (...told: Parameters<typeof recordOf>): TestAnswer => ({
  body: recordOf(...told),
});

/** Plays a script and reports what it came to and what was sent for it. */
export async function play(
  script: Script,
  act: (attempt: PreparedAttempt) => Promise<AttemptResult<string>>,
  settings: Parameters<typeof playGateway>[1] = {},
) {
  const sent = playGateway(script, settings);
  const attempt = testAttempt();
  const result = await act(attempt);
  return { attempt, result, sent, kinds: sent.map(({ kind }) => kind) };
}
