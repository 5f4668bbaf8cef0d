import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { catalogQueries } from '@/api/catalogs/queries';
import { asApiError } from '@/api/core/errors';
import { forgetPermissions } from '@/modules/permissions/permission-record';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { AssumptionTable } from './assumption-table';
import { ConnectionFacts } from './connection-facts';
import classes from './diagnostics.module.css';
import { PermissionTable } from './permission-table';
import { SessionFacts } from './session-facts';

/** What whoever administers this installation asks first: does it answer, who asks, may they, and what is assumed. */
export function DiagnosticsScreen() {
  useLocale();
  const queryClient = useQueryClient();
  const probe = useQuery({ ...catalogQueries.activities(), refetchOnMount: 'always' });
  const checkAgain = () => {
    forgetPermissions();
    void queryClient.refetchQueries({ type: 'active' });
  };
  const checking = probe.isFetching && probe.errorUpdatedAt <= probe.dataUpdatedAt;
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
      <section className={classes.section} aria-labelledby="diagnostics-connection">
        <h2 id="diagnostics-connection">{m.diagnostics_connection()}</h2>
        <ConnectionFacts
          probe={{
            answered: probe.data !== undefined && !checking,
            error: probe.error && asApiError(probe.error),
          }}
        />
      </section>
      <section className={classes.section} aria-labelledby="diagnostics-session">
        <h2 id="diagnostics-session">{m.diagnostics_session()}</h2>
        <SessionFacts />
      </section>
      <section className={classes.section} aria-labelledby="diagnostics-permissions">
        <h2 id="diagnostics-permissions">{m.diagnostics_permissions()}</h2>
        <p className={classes.help}>{m.diagnostics_permissions_help()}</p>
        <PermissionTable />
      </section>
      <section className={classes.section} aria-labelledby="diagnostics-assumptions">
        <h2 id="diagnostics-assumptions">{m.diagnostics_assumptions()}</h2>
        <p className={classes.help}>{m.diagnostics_assumptions_help()}</p>
        <AssumptionTable />
      </section>
    </>
  );
}
