import { gatewayTimeAt } from '@/api/core/gateway-clock';
import { documentedScopes, scopeInWords } from '@/modules/error-panel/scope-words';
import { usePermissionRecord, type Access } from '@/modules/permissions/permission-record';
import { scopeAccess } from '@/modules/permissions/scope-access';
import { accessInWords } from '@/modules/permissions/access-words';
import { businessInWords, integrationInWords } from '@/modules/session/integration-words';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { CopyButton } from '@/ui/feedback/copy-button';
import classes from './diagnostics.module.css';
import { formatMoment } from '@/modules/business-day/moments';

/** Every documented permission with what the service has let be known of it. */
export function PermissionTable() {
  const record = usePermissionRecord();
  const { operator, integration } = useSession();
  const rows = documentedScopes.map((scope) => ({ scope, access: scopeAccess(record, scope) }));
  const missing = rows.filter(({ access }) => access?.state === 'refused');
  const request = () =>
    [
      m.diagnostics_request({
        integration: integrationInWords(integration),
        business: businessInWords(integration),
        scopes: missing.map(({ scope }) => scope).join(', '),
      }),
      m.diagnostics_request_operator({ operator }),
    ].join('\n');
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{m.diagnostics_permission()}</th>
            <th scope="col">{m.diagnostics_code()}</th>
            <th scope="col">{m.diagnostics_state()}</th>
            <th scope="col">{m.diagnostics_seen_at()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ scope, access }) => (
            <tr key={scope}>
              <th scope="row">{scopeInWords(scope)}</th>
              <td data-label={m.diagnostics_code()}>
                <code>{scope}</code>
              </td>
              <td data-label={m.diagnostics_state()}>
                <AccessBadge access={access} />
              </td>
              <td data-label={m.diagnostics_seen_at()}>
                {access === null
                  ? m.diagnostics_seen_never()
                  : formatMoment(gatewayTimeAt(access.at))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {missing.length > 0 ? (
        <div>
          <CopyButton text={request}>{m.diagnostics_copy_request()}</CopyButton>
        </div>
      ) : null}
    </>
  );
}

/** The row names the permission already. */
function AccessBadge({ access }: { access: Access | null }) {
  if (access?.state !== 'refused') return <>{accessInWords(access)}</>;
  return <Badge tone="warn">{m.permissions_lacking()}</Badge>;
}
