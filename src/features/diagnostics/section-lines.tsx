import { defaultProfile, liveProfile } from '@/api/core/profile';
import { documentedScopes } from '@/modules/error-panel/scope-words';
import { useFilterRecord } from '@/modules/filter-checks/filter-record';
import { isIgnored, observedFilters } from '@/modules/filter-checks/observe';
import { usePermissionRecord } from '@/modules/permissions/permission-record';
import { scopeAccess } from '@/modules/permissions/scope-access';
import { integrationInWords } from '@/modules/session/integration-words';
import { useSession } from '@/modules/session/session-context';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { keyHealth, healthWords, type Probe } from './key-health';
import { leavesOf } from './assumptions';

/** What each section comes to, in one line. */

export function ConnectionLine({ probe }: { probe: Probe }) {
  const { tone, word } = healthWords[keyHealth(probe, usePermissionRecord())];
  const line = m.diagnostics_connection_line({ state: word() });
  return tone === 'neutral' ? line : <Badge tone={tone}>{line}</Badge>;
}

export function SessionLine() {
  const { operator, integration } = useSession();
  return (
    <>
      <bdi>{operator}</bdi> · <bdi>{integrationInWords(integration)}</bdi>
    </>
  );
}

export function PermissionsLine() {
  const record = usePermissionRecord();
  const states = documentedScopes.map((scope) => scopeAccess(record, scope)?.state ?? 'untried');
  const count = (state: string) => formatQuantity(states.filter((one) => one === state).length);
  const line = m.diagnostics_permissions_line({
    works: count('works'),
    missing: count('refused'),
    untried: count('untried'),
  });
  return states.includes('refused') ? <Badge tone="warn">{line}</Badge> : line;
}

export function FiltersLine() {
  const seen = [...useFilterRecord().values()];
  const ignored = seen.filter(isIgnored).length;
  if (ignored > 0) {
    return (
      <Badge tone="warn">
        {m.diagnostics_filters_line_ignored({ ignored: formatQuantity(ignored), count: ignored })}
      </Badge>
    );
  }
  return seen.length === 0
    ? m.diagnostics_filters_line_none()
    : m.diagnostics_filters_line_kept({
        seen: formatQuantity(seen.length),
        total: formatQuantity(observedFilters.length),
      });
}

export function AssumptionsLine() {
  const { profile, sandbox } = useSession();
  const initial = new Map(
    leavesOf(sandbox ? defaultProfile : liveProfile).map(({ path, value }) => [path, value]),
  );
  const leaves = leavesOf(profile);
  const changed = leaves.filter(
    ({ path, value }) => JSON.stringify(initial.get(path)) !== JSON.stringify(value),
  ).length;
  return m.diagnostics_assumptions_line({
    total: formatQuantity(leaves.length),
    changed: formatQuantity(changed),
    count: changed,
  });
}
