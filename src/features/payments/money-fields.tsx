import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { catalogQueries } from '@/api/catalogs/queries';
import { treasuryQueries } from '@/api/treasury/queries';
import { catalogOf, type Catalog } from '@/modules/catalog-select/catalog';
import { CatalogField } from '@/modules/catalog-select/catalog-field';
import { CatalogFoot, CatalogsFoot } from '@/modules/catalog-select/catalog-foot';
import type { FieldPlace } from '@/modules/form-fields/use-text-field';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { m } from '@/text/generated/messages';

export type SourceKind = 'bank' | 'checkbook' | 'petty-cash';

const sources = {
  bank: { query: treasuryQueries.banks, subject: m.payments_banks },
  checkbook: { query: treasuryQueries.checkbooks, subject: m.payments_checkbooks },
  'petty-cash': { query: treasuryQueries.pettyCashes, subject: m.payments_petty_cashes },
};

/** How it is paid, by the service's own list: its id is sent, never its code. */
export function MethodField<Values extends FieldValues, Output>(place: FieldPlace<Values, Output>) {
  const methods = useMethods();
  return (
    <div className={shared.column}>
      <CatalogField {...place} items={methods.items} submits="id" />
      <CatalogFoot catalog={methods} subject={m.catalogs_methods_subject()} isAmong />
    </div>
  );
}

/** Where the money comes from. The lists are only mentioned, so an id may be pasted where one is missing. */
export function SourceField<Values extends FieldValues, Output>({
  kind,
  ...place
}: FieldPlace<Values, Output> & { kind: SourceKind }) {
  const source = useSource(kind);
  return (
    <div className={shared.column}>
      <CatalogField {...place} items={source.items} submits="id" />
      <CatalogFoot catalog={source} subject={sources[kind].subject()} isAmong />
    </div>
  );
}

/** When the lists of those fields were read, once for all of them. */
export function MoneyListsFoot() {
  const methods = useMethods();
  const banks = useSource('bank');
  const checkbooks = useSource('checkbook');
  const pettyCashes = useSource('petty-cash');
  return <CatalogsFoot catalogs={[methods, banks, checkbooks, pettyCashes]} />;
}

export const useMethods = () => catalogOf(useQuery(catalogQueries.paymentMethods()));

/** Records of which the id is sure and the name a guess, as items of a catalog. */
export function useSource(kind: SourceKind) {
  const { items, ...catalog }: Catalog<{ id: string; name: string }> = catalogOf(
    useQuery(sources[kind].query()),
  );
  return { ...catalog, items: items.map((item) => ({ ...item, code: null, retired: false })) };
}
