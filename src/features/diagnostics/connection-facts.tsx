import { useSyncExternalStore } from 'react';
import type { ApiError } from '@/api/core/errors';
import type { Profile } from '@/api/core/profile';
import { businessZone, gatewayTimeAt, laborZone, onGatewayTime } from '@/api/core/gateway-clock';
import { formatMoment } from '@/modules/business-day/moments';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { usePermissionRecord } from '@/modules/permissions/permission-record';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';
import { currentLocale } from '@/text/locale';
import { Badge } from '@/ui/feedback/badge';
import { FactList } from '@/ui/layout/fact-list';
import { keyHealth, healthWords, type Probe } from './key-health';

/** The way to the service: which one, whether it takes the key, when it last answered. */
export function ConnectionFacts({ probe }: { probe: Probe }) {
  const { service, appVersion, profile } = useSession();
  const record = usePermissionRecord();
  const clock = useClockInWords();
  const zone = useZone();
  const { tone, word, help } = healthWords[keyHealth(probe, record)];
  return (
    <FactList
      ruled
      facts={[
        {
          label: m.diagnostics_key(),
          // Where nothing is wrong, it is a value like the others.
          value: tone === 'neutral' ? word() : <Badge tone={tone}>{word()}</Badge>,
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
        {
          label: m.diagnostics_zone(),
          value: isPassedOver(zone, profile) ? (
            <Badge tone="warn">{zone.goneBy}</Badge>
          ) : (
            <code>{zone.goneBy}</code>
          ),
          help: zoneInWords(zone, profile),
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

interface Zone {
  /** The zone of every date and hour here. */
  goneBy: string;
  /** What the labor rules call it. */
  told: string | null;
}

/** As the clock: whoever reads the labor rules in this tab may change it. */
function useZone(): Zone {
  const goneBy = useSyncExternalStore(onGatewayTime, businessZone, businessZone);
  return { goneBy, told: useSyncExternalStore(onGatewayTime, laborZone, laborZone) };
}

/** The rules name a zone, and it is none that this program knows. */
const isPassedOver = ({ goneBy, told }: Zone, { zoneFrom }: Profile): boolean =>
  zoneFrom === 'labor-rules' && told !== null && told !== goneBy;

/** Whose word the zone is. */
function zoneInWords(zone: Zone, profile: Profile): string {
  if (profile.zoneFrom === 'setting') return m.diagnostics_zone_setting();
  if (zone.told === null) return m.diagnostics_zone_untold();
  return isPassedOver(zone, profile)
    ? m.diagnostics_zone_unknown({ zone: isolate(zone.told) })
    : m.diagnostics_zone_rules();
}

function reasonOf(error: ApiError | null): string | undefined {
  return error === null ? undefined : describeReadError(error, '').title;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How far the clock of a computer may be off before it is worth a word. */
const toleratedMs = 3 * minute;

/**
 * How far off this computer's clock is, such as `adelantado 26 horas`; null while it is right but for a few minutes.
 * @param aheadMs how far the gateway's is ahead of it, negative when it is behind
 */
export function clockInWords(aheadMs: number): string | null {
  const off = Math.abs(aheadMs);
  if (off < toleratedMs) return null;
  const by = inLargestUnit(off);
  return aheadMs < 0 ? m.diagnostics_clock_fast({ by }) : m.diagnostics_clock_slow({ by });
}

/** The largest unit there are two of. */
function inLargestUnit(off: number): string {
  if (off < 2 * hour) return inUnit('minute', off / minute);
  return off < 2 * day ? inUnit('hour', off / hour) : inUnit('day', off / day);
}

function inUnit(unit: string, count: number): string {
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(currentLocale(), format).format(Math.round(count));
}
