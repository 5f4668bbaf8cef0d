import { IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { catalogQueries } from '@/api/catalogs/queries';
import { asApiError } from '@/api/core/errors';
import { forgetRefused } from '@/api/session/operations';
import { sessionQueries } from '@/api/session/queries';
import { formatTimestamp } from '@/modules/business-day/moments';
import { recallPermissions } from '@/modules/permissions/learn-permissions';
import { forgetRefusals } from '@/modules/permissions/permission-record';
import { businessInWords, integrationInWords } from '@/modules/session/integration-words';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { AssumptionTable } from './assumption-table';
import { ConnectionFacts } from './connection-facts';
import classes from './diagnostics.module.css';
import { FactList } from '@/ui/layout/fact-list';
import { FilterTable } from './filter-table';
import { PermissionTable } from './permission-table';
import { Section } from './section';
import {
  AssumptionsLine,
  ConnectionLine,
  FiltersLine,
  PermissionsLine,
  SessionLine,
} from './section-lines';

/** What whoever administers this installation asks first: does it answer, who asks, may they, and what is assumed. */
export function DiagnosticsScreen() {
  const queryClient = useQueryClient();
  // Where there is room everything is open at once; on a phone each part is one line until it is asked for.
  const [isWide] = useState(() => window.matchMedia('(min-width: 768px)').matches);
  const probe = useQuery({ ...catalogQueries.activities(), refetchOnMount: 'always' });
  // A bulk job and a resend from the journal are answered past this page.
  useEffect(() => void recallPermissions(), []);
  const [hasForgotten, setHasForgotten] = useState(false);
  const checkAgain = () => {
    setHasForgotten(forgetRefusals());
    void forgetRefused().catch(() => undefined);
    void queryClient.refetchQueries({ type: 'active' });
  };
  const checking = probe.isFetching && probe.errorUpdatedAt <= probe.dataUpdatedAt;
  const shown = {
    answered: probe.data !== undefined && !checking,
    error: probe.error && asApiError(probe.error),
  };
  return (
    <>
      <ScreenTitle title={m.diagnostics_title()}>
        <Button variant="default" size="xs" icon={IconRefresh} onClick={checkAgain}>
          {m.diagnostics_check_again()}
        </Button>
      </ScreenTitle>
      {hasForgotten ? (
        <Notice tone="info" onDismiss={() => setHasForgotten(false)}>
          {m.diagnostics_refusals_forgotten()}
        </Notice>
      ) : null}
      <Section
        id="diagnostics-connection"
        title={m.diagnostics_connection()}
        line={<ConnectionLine probe={shown} />}
        open
      >
        <ConnectionFacts probe={shown} />
      </Section>
      <Section
        id="diagnostics-session"
        title={m.diagnostics_session()}
        line={<SessionLine />}
        open={isWide}
      >
        <SessionFacts />
      </Section>
      <Section
        id="diagnostics-permissions"
        title={m.diagnostics_permissions()}
        line={<PermissionsLine />}
        open={isWide}
      >
        <p className={classes.help}>{m.diagnostics_permissions_help()}</p>
        <PermissionTable />
      </Section>
      <Section
        id="diagnostics-filters"
        title={m.diagnostics_filters()}
        line={<FiltersLine />}
        open={isWide}
      >
        <p className={classes.help}>{m.diagnostics_filters_help()}</p>
        <FilterTable />
      </Section>
      <Section
        id="diagnostics-assumptions"
        title={m.diagnostics_assumptions()}
        line={<AssumptionsLine />}
        open={isWide}
      >
        <p className={classes.help}>{m.diagnostics_assumptions_help()}</p>
        <AssumptionTable />
      </Section>
    </>
  );
}

/** Who works here through which integration, and until when. */
function SessionFacts() {
  const adopted = useSession();
  const { data } = useQuery(sessionQueries.current());
  // The limits move with use; the session that the screens work under is as old as the page.
  const { idleEndsAt, endsAt } = data?.signedIn ? data : adopted;
  const { operator, integration } = adopted;
  return (
    <FactList
      ruled
      facts={[
        { label: m.diagnostics_operator(), value: operator, help: m.diagnostics_operator_help() },
        { label: m.diagnostics_integration(), value: integrationInWords(integration) },
        { label: m.diagnostics_business(), value: businessInWords(integration) },
        { label: m.diagnostics_idle_end(), value: formatTimestamp(idleEndsAt) },
        { label: m.diagnostics_final_end(), value: formatTimestamp(endsAt) },
      ]}
    />
  );
}
