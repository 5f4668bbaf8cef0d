import { IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { catalogQueries } from '@/api/catalogs/queries';
import { asApiError } from '@/api/core/errors';
import { forgetProven } from '@/api/session/permissions';
import { recallPermissions } from '@/modules/permissions/learn-permissions';
import { forgetPermissions } from '@/modules/permissions/permission-record';
import { m } from '@/text/generated/messages';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { Button } from '@/ui/form/button';
import { AssumptionTable } from './assumption-table';
import { ConnectionFacts } from './connection-facts';
import classes from './diagnostics.module.css';
import { FilterTable } from './filter-table';
import { PermissionTable } from './permission-table';
import {
  AssumptionsLine,
  ConnectionLine,
  FiltersLine,
  PermissionsLine,
  SessionLine,
} from './section-lines';
import { Section } from './section';
import { SessionFacts } from './session-facts';

/** What whoever administers this installation asks first: does it answer, who asks, may they, and what is assumed. */
export function DiagnosticsScreen() {
  const queryClient = useQueryClient();
  // Where there is room everything is open at once; on a phone each part is one line until it is asked for.
  const [isWide] = useState(() => window.matchMedia('(min-width: 768px)').matches);
  const probe = useQuery({ ...catalogQueries.activities(), refetchOnMount: 'always' });
  // A bulk job and a resend from the journal are answered past this page.
  useEffect(() => void recallPermissions(), []);
  const checkAgain = () => {
    forgetPermissions();
    void forgetProven().catch(() => undefined);
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
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={checkAgain}
        >
          {m.diagnostics_check_again()}
        </Button>
      </ScreenTitle>
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
