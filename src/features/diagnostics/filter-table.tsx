import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useFilterRecord, type Seen } from '@/modules/filter-checks/filter-record';
import { isIgnored, observedFilters, type ObservedFilter } from '@/modules/filter-checks/observe';
import { Badge } from '@/ui/feedback/badge';
import { assumptions, type Assumption } from './assumptions';
import classes from './diagnostics.module.css';

/** The query names of products are documented, so no setting names them (API description, Endpoints). */
const ofProducts = {
  'products.perPage': { what: m.diagnostics_what_per_page, where: m.diagnostics_in_product_pages },
  'products.page': { what: m.diagnostics_what_page, where: m.diagnostics_in_product_pages },
};
const known: Record<ObservedFilter, Assumption> = { ...assumptions, ...ofProducts };

/** What the answers of this session show of every filter: what was asked for, what came, and where it matters. */
export function FilterTable() {
  const record = useFilterRecord();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{m.diagnostics_filter()}</th>
          <th scope="col">{m.diagnostics_state()}</th>
          <th scope="col">{m.diagnostics_asked()}</th>
          <th scope="col">{m.diagnostics_came()}</th>
          <th scope="col">{m.diagnostics_matters()}</th>
        </tr>
      </thead>
      <tbody>
        {observedFilters.map((filter) => {
          const seen = record.get(filter);
          const { what, where } = known[filter];
          return (
            <tr key={filter}>
              <th scope="row">
                {what()} <code className={classes.path}>{filter}</code>
              </th>
              <td data-label={m.diagnostics_state()}>
                <FilterState seen={seen} />
              </td>
              <td data-label={m.diagnostics_asked()} data-empty={!seen?.asked || undefined}>
                {seen?.asked ? <code>{seen.asked}</code> : null}
              </td>
              <td data-label={m.diagnostics_came()} data-empty={seen === undefined || undefined}>
                {seen === undefined ? null : cameInWords(seen)}
              </td>
              <td data-label={m.diagnostics_matters()}>{where()}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function FilterState({ seen }: { seen: Seen | undefined }) {
  if (seen === undefined) return m.diagnostics_filter_unseen();
  if (!isIgnored(seen)) return m.diagnostics_filter_kept();
  return (
    <>
      <Badge tone="warn">{m.diagnostics_filter_ignored()}</Badge>
      <p className={classes.help}>{m.diagnostics_filter_ignored_help()}</p>
    </>
  );
}

function cameInWords({ asked, came }: Seen): string | null {
  if ('instead' in came) {
    return came.instead === null
      ? asked
      : m.diagnostics_came_instead({ value: formatQuantity(came.instead) });
  }
  const rows = formatQuantity(came.rows);
  return came.others === 0
    ? m.diagnostics_came_rows({ rows, count: came.rows })
    : m.diagnostics_came_others({
        others: formatQuantity(came.others),
        rows,
        count: came.rows,
      });
}
