import { IconFilterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { batchQueries } from '@/api/batches/queries';
import type { Batch } from '@/api/batches/schemas';
import { batchLimits } from '@/api/batches/names';
import { asApiError, type ApiError } from '@/api/core/errors';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { resumeMoment } from '@/modules/error-panel/resume-moment';
import { StaleNotice } from '@/modules/error-panel/stale-notice';
import { batchRow } from '@/modules/batch-rows/batch-row';
import {
  daysInWords,
  expirationInWords,
  lotInWords,
  quantityInWords,
} from '@/modules/batch-rows/batch-words';
import { LotStateBadge } from '@/modules/batch-rows/lot-state-badge';
import { DroppedNotice } from '@/modules/list/dropped-notice';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Waited } from '@/ui/feedback/waited';
import { isSame } from './product-finding';
import classes from './product-page.module.css';
import screen from './product-screen.module.css';

interface Props {
  branchId: string;
  productId: string;
  name: string;
}

/** More are for the list. */
const mostShown = 10;

/** The product's lots of this branch, those that expire first; the rest is one link away. */
export function ProductLots({ branchId, productId, name }: Props) {
  // The first page of the list that the link opens, so that it is there already.
  const lots = useQuery(
    batchQueries.list({
      branch: branchId,
      product: productId.toLowerCase(),
      page: 1,
      perPage: batchLimits.perPage.default,
    }),
  );
  const { data } = lots;
  const own = data?.rows.filter(({ product }) => isOf(product, productId)) ?? [];
  const foreign = (data?.rows.length ?? 0) - own.length;
  const total = data === undefined ? 0 : Math.max(own.length, data.pagination.total);
  const failure = {
    error: lots.error === null ? null : asApiError(lots.error),
    resumesAt: resumeMoment(lots),
    onRetry: () => void lots.refetch(),
  };
  return (
    <section className={classes.lots} aria-labelledby="product-lots">
      <div className={classes.lotsHead}>
        <h2 id="product-lots">{m.product_page_lots_title()}</h2>
        {own.length > 0 && foreign === 0 ? (
          <Link
            className={screen.link}
            to="/branches/$branchId/batches"
            params={{ branchId }}
            search={{ product: productId.toLowerCase() }}
          >
            {m.product_page_lots_all({ total: formatQuantity(total), count: total })}
          </Link>
        ) : null}
      </div>
      {data === undefined ? (
        <LotsAwaited {...failure} />
      ) : (
        <>
          {failure.error === null ? null : (
            <StaleNotice
              {...failure}
              error={failure.error}
              subject={m.product_page_lots_subject()}
              readAt={lots.dataUpdatedAt}
            />
          )}
          <DroppedNotice count={data.dropped} />
          <ForeignLots count={foreign} />
          {own.length > 0 ? (
            <LotTable
              caption={m.product_page_lots_caption({ name })}
              lots={own.slice(0, mostShown)}
            />
          ) : foreign === 0 && data.dropped === 0 ? (
            <p className={classes.quiet}>{m.product_page_lots_empty()}</p>
          ) : null}
          {total > mostShown && foreign === 0 ? (
            <p className={classes.quiet}>
              {m.product_page_lots_first({
                shown: formatQuantity(Math.min(mostShown, own.length)),
                total: formatQuantity(total),
              })}
            </p>
          ) : null}
        </>
      )}
    </section>
  );
}

/** A lot that does not say whose it is counts as asked for. */
function isOf(product: Batch['product'], id: string): boolean {
  return product.id === null || isSame(product.id, id);
}

interface AwaitedProps {
  error: ApiError | null;
  resumesAt: number | null;
  onRetry: () => void;
}

function LotsAwaited({ error, resumesAt, onRetry }: AwaitedProps) {
  if (error === null) {
    return (
      <p className={classes.quiet} aria-busy>
        {m.product_page_lots_loading()}
        <Waited />
      </p>
    );
  }
  return (
    <ErrorPanel
      error={error}
      subject={m.product_page_lots_subject()}
      onRetry={onRetry}
      resumesAt={resumesAt}
    />
  );
}

/** A few lots of one product, in the order they expire. */
function LotTable({ caption, lots }: { caption: string; lots: readonly Batch[] }) {
  const today = useBusinessToday();
  return (
    <table className={classes.table} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{m.batches_column_lot()}</th>
          <th scope="col">{m.batches_column_expires()}</th>
          <th scope="col" data-align="end">
            {m.batches_column_available()}
          </th>
          <th scope="col">{m.batches_column_state()}</th>
        </tr>
      </thead>
      <tbody>
        {lots.map((lot) => {
          const row = batchRow(lot, today, batchLimits.days.default);
          return (
            <tr key={lot.id}>
              <th scope="row">
                <bdi>{lotInWords(row)}</bdi>
              </th>
              <td>
                {expirationInWords(row)} <small>{daysInWords(row)}</small>
              </td>
              <td data-align="end" data-label={m.batches_column_available()}>
                {quantityInWords(row.availableQuantity)}
              </td>
              <td>
                <LotStateBadge state={row.state} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Lots of other products came although only this one's were asked for. */
function ForeignLots({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice
      tone="warn"
      icon={IconFilterOff}
      actions={
        <Link className={screen.link} to="/diagnostics" hash="diagnostics-filters">
          {m.product_page_to_diagnostics()}
        </Link>
      }
    >
      {m.product_page_lots_foreign({ rows: formatQuantity(count), count })}
    </Notice>
  );
}
