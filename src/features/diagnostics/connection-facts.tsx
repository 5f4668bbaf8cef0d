import { useSyncExternalStore } from 'react';
import type { ApiError } from '@/api/core/errors';
import { gatewayTimeAt, onGatewayTime } from '@/api/core/gateway-clock';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { usePermissionRecord } from '@/modules/permissions/permission-record';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { clockInWords } from './clock-words';
import { FactList } from '@/ui/layout/fact-list';
import { healthWords } from './health-words';
import { keyHealth, type Probe } from './key-health';
import { formatMoment } from '@/modules/business-day/moments';

/** The way to the service: which one, whether it takes the key, when it last answered. */
export function ConnectionFacts({ probe }: { probe: Probe }) {
  const { service, appVersion } = useSession();
  const record = usePermissionRecord();
  const clock = useClockInWords();
  const { tone, word, help } = healthWords[keyHealth(probe, record)];
  return (
    <FactList
      ruled
      facts={[
        {
          label: m.diagnostics_key(),
          value: <Badge tone={tone}>{word()}</Badge>,
          help: help?.() ?? reasonOf(probe.error),
        },
        { label: m.diagnostics_base(), value: <code>{service.base}</code> },
        { label: m.diagnostics_expected_version(), value: service.expectedVersion },
        {
          label: m.diagnostics_last_contact(),
          value:
            record.lastAnswerAt === null
              ? m.diagnostics_last_contact_none()
              : formatMoment(gatewayTimeAt(record.lastAnswerAt)),
        },
        {
          label: m.diagnostics_rate_limit(),
          value: record.lastRateLimit ?? m.diagnostics_rate_limit_none(),
          help: m.diagnostics_rate_limit_help(),
        },
        {
          label: m.diagnostics_clock(),
          value: clock === null ? m.diagnostics_clock_agrees() : <Badge tone="warn">{clock}</Badge>,
          help: clock === null ? undefined : m.diagnostics_clock_help(),
        },
        { label: m.diagnostics_app_version(), value: appVersion },
      ]}
    />
  );
}

/** It is compared whenever the gateway tells its time, and the words change only with what they say. */
function useClockInWords(): string | null {
  const words = () => clockInWords(gatewayTimeAt(0));
  return useSyncExternalStore(onGatewayTime, words, words);
}

function reasonOf(error: ApiError | null): string | undefined {
  return error === null ? undefined : describeReadError(error, '').title;
}
