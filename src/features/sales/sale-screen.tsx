import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { asApiError } from '@/api/core/errors';
import { directoryQueries } from '@/api/directory/queries';
import { saleQueries } from '@/api/sales/queries';
import { isIdentifier } from '@/domain/identifier';
import { readClock } from '@/modules/business-day/moments';
import { entryName } from '@/modules/directory/entry-words';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { useStopWaiting } from '@/modules/error-panel/use-stop-waiting';
import { InvalidRecord, MissingRecord } from '@/modules/open-record/missing-record';
import { entryByCode } from '@/modules/open-record/reference';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { SkeletonLines } from '@/ui/feedback/skeleton-lines';
import { PrintButton } from '@/ui/form/print-button';
import { BackLink } from '@/ui/layout/back-link';
import { ListScreen } from '@/ui/layout/list-screen';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { ReadState } from '@/ui/table/read-state';
import { SaleFacts } from './sale-facts';
import { SaleLines } from './sale-lines';
import classes from './sales.module.css';

/** One sale, to be read: the service neither voids, resends nor collects one (API description, Endpoints). */
export function SaleScreen({ saleId }: { saleId: string }) {
  return isIdentifier(saleId) ? (
    <FoundSale saleId={saleId} />
  ) : (
    <InvalidRecord
      kind="sale"
      id={saleId}
      name={m.sales_one()}
      back={<BackToSales />}
      title={m.sales_invalid_title()}
      body={m.sales_invalid_body()}
    />
  );
}

function FoundSale({ saleId }: { saleId: string }) {
  const query = useQuery({ ...saleQueries.one(saleId), retryOnMount: false });
  const stop = useStopWaiting(saleQueries.one(saleId).queryKey);
  const { data: sale, error } = query;
  const isMissing = sale === undefined && error !== null && asApiError(error).kind === 'not-found';
  return (
    <ListScreen>
      <ScreenTitle title={sale?.controlNumber ?? m.sales_one()}>
        <BackToSales />
        <ReadState
          readAt={sale ? readClock(query.dataUpdatedAt) : null}
          reading={query.isFetching}
          onRefresh={() => void query.refetch()}
          onStop={stop}
        />
        {sale ? <PrintButton inHead /> : null}
      </ScreenTitle>
      {isMissing ? (
        <SaleMissing saleId={saleId} />
      ) : (
        <ReadTrouble query={query} subject={m.sales_subject()} />
      )}
      {sale ? (
        <>
          <p className={classes.mark}>{m.sales_no_document()}</p>
          <SaleFacts sale={sale} />
          <SaleLines sale={sale} />
        </>
      ) : error === null ? (
        <div aria-busy>
          <SkeletonLines count={12} />
        </div>
      ) : null}
    </ListScreen>
  );
}

function BackToSales() {
  return <BackLink to="/sales">{m.sales_back()}</BackLink>;
}

/** Nothing is under this identifier, which may be the code on the printed document: both look alike (API description, Sale). */
function SaleMissing({ saleId }: { saleId: string }) {
  const { data: entries } = useQuery(directoryQueries.list('sale'));
  const meant = entryByCode(entries ?? [], saleId);
  return (
    <MissingRecord
      kind="sale"
      id={saleId}
      title={m.sales_missing_title()}
      actions={
        meant === null ? null : (
          <Link to="/sales/$saleId" params={{ saleId: meant.id }} preload={false}>
            {m.sales_missing_open({ name: isolate(entryName(meant)) })}
          </Link>
        )
      }
    >
      {meant === null ? (
        <>
          <p>{m.sales_missing_body()}</p>
          <p>{m.sales_missing_code()}</p>
        </>
      ) : (
        <p>{m.sales_missing_known()}</p>
      )}
    </MissingRecord>
  );
}
