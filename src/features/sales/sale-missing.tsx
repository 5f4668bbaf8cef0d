import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import { entryName } from '@/modules/directory/entry-words';
import { MissingRecord } from '@/modules/open-record/missing-record';
import { entryByCode } from '@/modules/open-record/reference';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';

/** Nothing is under this identifier, which may be the code on the printed document: both look alike (API description, Sale). */
export function SaleMissing({ saleId }: { saleId: string }) {
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
