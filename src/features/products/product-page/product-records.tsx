import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { attemptQueries } from '@/api/attempts/queries';
import type { Attempt } from '@/api/attempts/schemas';
import { asApiError } from '@/api/core/errors';
import type { Product } from '@/api/products/schemas';
import { formatTimestamp } from '@/modules/business-day/moments';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { resumeMoment } from '@/modules/error-panel/resume-moment';
import { StaleNotice } from '@/modules/error-panel/stale-notice';
import { outcomeOf } from '@/modules/journal/attempt-words';
import { writeWords } from '@/modules/journal/write-words';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Waited } from '@/ui/feedback/waited';
import { Badge } from '@/ui/feedback/badge';
import { historyParams, productHistory } from './product-history';
import classes from './product-page.module.css';
import screen from './product-screen.module.css';

/** More are for the journal. */
const mostShown = 10;

/** What was done to the product from here, each with its outcome: the service tells nobody's changes. */
export function ProductRecords({ product }: { product: Product }) {
  const byId = useJournal(product.id.toLowerCase());
  const bySku = useJournal(product.sku);
  const isThere = byId.data !== undefined && (bySku.data !== undefined || bySku.isUnasked);
  const failed = [byId, bySku].find(({ error }) => error !== null);
  const rows = productHistory(product, [...(byId.data?.rows ?? []), ...(bySku.data?.rows ?? [])]);
  const failure =
    failed === undefined || failed.error === null
      ? null
      : {
          error: asApiError(failed.error),
          subject: m.product_page_history_subject(),
          resumesAt: resumeMoment(failed),
          onRetry: () => void failed.refetch(),
        };
  return (
    <section className={classes.lots} aria-labelledby="product-history">
      <div className={classes.lotsHead}>
        <h2 id="product-history">{m.product_page_history_title()}</h2>
        {rows.length > 0 ? (
          <Link
            className={screen.link}
            to="/attempts"
            search={{ operation: 'products', q: product.id.toLowerCase() }}
          >
            {m.product_page_history_all()}
          </Link>
        ) : null}
      </div>
      <p className={classes.quiet}>{m.product_page_history_ours()}</p>
      {failure === null ? null : isThere ? (
        <StaleNotice {...failure} readAt={byId.dataUpdatedAt} />
      ) : (
        <ErrorPanel {...failure} />
      )}
      {!isThere && failure === null ? (
        <p className={classes.quiet} aria-busy>
          {m.common_reading()}
          <Waited />
        </p>
      ) : null}
      {isThere && rows.length === 0 ? (
        <p className={classes.quiet}>{m.product_page_history_empty()}</p>
      ) : null}
      {rows.length > 0 ? <HistoryTable rows={rows.slice(0, mostShown)} /> : null}
      {rows.length > mostShown ? (
        <p className={classes.quiet}>
          {m.product_page_history_first({ shown: formatQuantity(mostShown) })}
        </p>
      ) : null}
    </section>
  );
}

function useJournal(words: string | null) {
  const params = historyParams(words);
  const asked = attemptQueries.list(params ?? { page: 1, perPage: 1 });
  const query = useQuery(params === null ? { ...asked, queryFn: skipToken } : asked);
  return { ...query, isUnasked: params === null };
}

function HistoryTable({ rows }: { rows: readonly Attempt[] }) {
  return (
    <table className={classes.history} aria-label={m.product_page_history_title()}>
      <thead>
        <tr>
          <th scope="col">{m.product_page_history_what()}</th>
          <th scope="col">{m.product_page_history_when()}</th>
          <th scope="col">{m.product_page_history_who()}</th>
          <th scope="col">{m.product_page_history_outcome()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((attempt) => (
          <HistoryRow key={attempt.id} attempt={attempt} />
        ))}
      </tbody>
    </table>
  );
}

function HistoryRow({ attempt }: { attempt: Attempt }) {
  const { id, operation, context, operator, recordedAt } = attempt;
  const { tone, word } = outcomeOf(attempt);
  const isStock = context.form === 'products.stock';
  return (
    <tr>
      <th scope="row">
        <Link to="/attempts/$attemptId" params={{ attemptId: id }}>
          {isStock ? m.product_page_history_stock() : writeWords[operation].name()}
        </Link>
        {context.reason === undefined ? null : (
          <bdi className={classes.reason}>{context.reason}</bdi>
        )}
      </th>
      <td>{formatTimestamp(recordedAt)}</td>
      <td>
        <bdi>{operator}</bdi>
      </td>
      <td>
        <Badge tone={tone}>{word}</Badge>
      </td>
    </tr>
  );
}
