import type { AttemptDetail } from '@/api/attempts/schemas';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';

type Send = AttemptDetail['sends'][number];
type Problem = NonNullable<Send['problem']>;

/** Why no answer of the service came to be read; the gateway's other problems leave no send behind. */
const problems: Partial<Record<Problem, () => string>> = {
  'upstream-unreachable': m.attempts_send_unreachable,
  'upstream-timeout': m.attempts_send_timeout,
  'upstream-broke-off': m.attempts_send_broke_off,
  'upstream-not-json': m.attempts_send_unreadable,
  'upstream-too-large': m.attempts_send_unreadable,
  'upstream-redirect': m.attempts_send_unreadable,
  'rate-paused': m.attempts_send_no_turn,
  'queue-full': m.attempts_send_no_turn,
};

/** What one send met, and how long that took. */
export function sendInWords({ at, endedAt, status, problem, replayed }: Send): string {
  if (endedAt === null) return m.attempts_send_waiting();
  const seconds = secondsInWords((Date.parse(endedAt) - Date.parse(at)) / 1000);
  const said = [
    status === null
      ? m.attempts_send_waited({ seconds })
      : `${m.attempts_send_took({ seconds })} · ${m.attempts_send_status({ status })}`,
    ...(problem === null ? [] : [problems[problem]?.() ?? problem]),
    ...(replayed ? [m.attempts_send_replayed()] : []),
  ];
  return said.join(' · ');
}

function secondsInWords(seconds: number): string {
  const tenths = Math.round(seconds * 10) / 10;
  return tenths === 0 ? m.attempts_send_moment() : formatQuantity(tenths);
}
