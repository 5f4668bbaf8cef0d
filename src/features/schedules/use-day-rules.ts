import { useQuery } from '@tanstack/react-query';
import { asApiError } from '@/api/core/errors';
import type { LaborParams } from '@/api/labor-rules/params';
import { laborRuleQueries } from '@/api/labor-rules/queries';
import { hasKnownSchema } from '@/api/labor-rules/schemas';
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
  retry: (() => void) | null;
}

export function useDayRules(): DayRules {
  const { data, error, isFetching, refetch } = useQuery({
    ...laborRuleQueries.list(),
    retryOnMount: false,
  });
  const inForce =
    data?.effective ?? data?.ruleSets.find(({ id }) => id !== null && id === data.currentId);
  const retry = isFetching ? null : () => void refetch();
  if (inForce && !hasKnownSchema(inForce)) {
    return { params: null, dayBand: null, lacking: m.schedules_rules_unknown(), retry };
  }
  const params = inForce?.params ?? null;
  const { start = null, end = null } = params?.dayBand ?? {};
  const dayBand = start === null || end === null ? null : { start, end };
  if (dayBand !== null) return { params, dayBand, lacking: null, retry: null };
  if (data !== undefined) return { params, dayBand, lacking: m.schedules_rules_none(), retry };
  if (error === null) return { params, dayBand, lacking: m.schedules_rules_reading(), retry: null };
  const { title } = describeReadError(asApiError(error), m.schedules_rules_subject());
  return { params, dayBand, lacking: m.schedules_rules_failed({ why: title }), retry };
}
