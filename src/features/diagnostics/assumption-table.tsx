import { defaultProfile, liveProfile } from '@/api/core/profile';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { assumptionAt, leavesOf, type ProfileLeaf } from './assumptions';
import classes from './diagnostics.module.css';

/** Everything the API description leaves open, as this installation reads it. */
export function AssumptionTable() {
  const { profile, sandbox } = useSession();
  const initial = new Map(
    leavesOf(sandbox ? defaultProfile : liveProfile).map(({ path, value }) => [path, value]),
  );
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{m.diagnostics_assumption()}</th>
          <th scope="col">{m.diagnostics_value()}</th>
          <th scope="col">{m.diagnostics_matters()}</th>
        </tr>
      </thead>
      <tbody>
        {leavesOf(profile).map(({ path, value }) => {
          const assumption = assumptionAt(path);
          const first = initial.get(path);
          const changed = first !== undefined && valueInWords(first) !== valueInWords(value);
          return (
            <tr key={path}>
              <th scope="row">
                {assumption?.what()} <code className={classes.path}>{path}</code>
              </th>
              <td data-label={m.diagnostics_value()}>
                <code>{valueInWords(value)}</code>{' '}
                {changed ? (
                  <Badge
                    tone="info"
                    help={m.diagnostics_changed_help({ initial: valueInWords(first) })}
                  >
                    {m.diagnostics_changed()}
                  </Badge>
                ) : null}
              </td>
              <td data-label={m.diagnostics_matters()}>{assumption?.where()}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function valueInWords(value: ProfileLeaf['value']): string {
  if (value === null) return m.diagnostics_value_none();
  if (typeof value === 'boolean')
    return value ? m.diagnostics_value_yes() : m.diagnostics_value_no();
  return typeof value === 'string' ? value : value.join(', ');
}
