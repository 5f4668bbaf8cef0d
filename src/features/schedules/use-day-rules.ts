import { useQuery } from '@tanstack/react-query';
import { asApiError } from '@/api/core/errors';
import type { LaborParams } from '@/api/labor-rules/params';
import { laborRuleQueries } from '@/api/labor-rules/queries';
import { whyNotReckoned } from '@/api/labor-rules/schemas';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { m } from '@/text/generated/messages';

/** The labor rules in force as schedules need them: shown beside them, and never a reason not to show them. */
export interface DayRules {
  /** Null while they are read, and where there are none that are understood. */
  params: LaborParams | null;
  /** The hours that are no night; null when no rules tell them. */
  dayBand: { start: string; end: string } | null;
  /** Why the night is not drawn, and what else is off with it; null while it is. */
  lacking: string | null;
  /** Null until they were read once, and while nothing is off. */
  retry: (() => void) | null;
  isReading: boolean;
  /** Nothing is known of them yet, not even that they lack. */
  isAwaited: boolean;
}

export function useDayRules(): DayRules {
  const { data, error, isFetching, isFetched, refetch } = useQuery({
    ...laborRuleQueries.list(),
    retryOnMount: false,
  });
  const inForce =
    data?.effective ?? data?.ruleSets.find(({ id }) => id !== null && id === data.currentId);
  const off = {
    params: null,
    dayBand: null,
    retry: isFetched ? () => void refetch() : null,
    isReading: isFetching,
    isAwaited: false,
  };
  const reason = inForce ? whyNotReckoned(inForce) : null;
  if (reason !== null) {
    const lacking = reason === 'version' ? m.schedules_rules_unknown() : m.schedules_rules_unread();
    return { ...off, lacking };
  }
  const params = inForce?.params ?? null;
  const { start = null, end = null } = params?.dayBand ?? {};
  if (start !== null && end !== null) {
    return { ...off, params, dayBand: { start, end }, lacking: null, retry: null };
  }
  if (data !== undefined) return { ...off, params, lacking: m.schedules_rules_none() };
  if (error === null) return { ...off, lacking: m.schedules_rules_reading(), isAwaited: true };
  const { title } = describeReadError(asApiError(error), m.schedules_rules_subject());
  return { ...off, lacking: m.schedules_rules_failed({ why: title }) };
}
