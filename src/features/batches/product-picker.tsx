import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { asApiError, type ApiFailure } from '@/api/core/errors';
import { productQueries } from '@/api/products/queries';
import type { Product } from '@/api/products/schemas';
import { productLimits } from '@/api/products/names';
import { cleanIdentifier, isIdentifier, shortIdentifier } from '@/domain/identifier';
import { textSearch } from '@/domain/search-text';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { useReadWhenNeeded } from '@/modules/whole-list/use-read-when-needed';
import { useWholeList } from '@/modules/whole-list/use-whole-list';
import { wholeProducts } from '@/modules/whole-list/whole-products';
import { m } from '@/text/generated/messages';
import { MenuItem } from '@/ui/overlay/menu-item';
import { ListSearch } from '@/ui/table/list-search';
import classes from './product-picker.module.css';

interface Props {
  branchId: string;
  onPick: (product: string) => void;
}

/** More lines than this are no choice any more; typing narrows them. */
const mostOffered = 50;

const search = textSearch<Product>(({ name, sku }) => [name, sku]);

/** A product of the branch by its name or code, among those that are loaded; or a pasted identifier. */
export function ProductPicker({ branchId, onPick }: Props) {
  const [typed, setTyped] = useState('');
  const results = useRef<HTMLUListElement>(null);
  const toFirst = () => {
    const item = results.current?.querySelector('button');
    item?.focus();
    return document.activeElement === item;
  };
  const first = useQuery(
    productQueries.list({ branch: branchId, page: 1, perPage: productLimits.perPage.default }),
  );
  const all = useWholeList(wholeProducts(branchId));
  const { status, rows: read } = all.loading;
  const firstRows = first.data?.rows ?? [];
  const loaded = all.whole?.rows ?? (read.length > firstRows.length ? read : firstRows);
  const total = all.whole?.rows.length ?? first.data?.pagination.total ?? null;
  const pasted = cleanIdentifier(typed);
  const isPasted = isIdentifier(pasted);
  const isSearching = typed.trim() !== '' && !isPasted;
  useReadWhenNeeded(all, isSearching && firstRows.length < (total ?? 0), total);
  const found = isPasted ? [] : search(loaded, typed);
  const failure = all.loading.status === 'failed' ? all.loading.error : readFailure(first);
  return (
    <div className={classes.picker}>
      <ListSearch
        label={m.batches_product_search()}
        typed={typed}
        onType={setTyped}
        reach={{
          loaded: loaded.length,
          total,
          found: found.length,
          loading: status === 'running' || status === 'paused',
          onLoadAll: all.readRest,
          onCancel: all.cancel,
        }}
        focusAtFirst
        onDown={toFirst}
      />
      {failure ? (
        <p className={classes.pickerNote} role="alert">
          {describeReadError(failure, m.batches_product_subject()).title}.{' '}
          {m.batches_product_paste_instead()}
        </p>
      ) : null}
      <ul ref={results} className={classes.products} aria-label={m.batches_filter_product()}>
        {isPasted ? (
          <li>
            <MenuItem onClick={() => onPick(pasted.toLowerCase())}>
              {m.batches_product_pasted({ id: shortIdentifier(pasted) })}
            </MenuItem>
          </li>
        ) : null}
        {found.slice(0, mostOffered).map(({ id, name, sku }) => (
          <li key={id}>
            <MenuItem onClick={() => onPick(id.toLowerCase())}>
              <bdi className={classes.productName}>{name ?? sku ?? shortIdentifier(id)}</bdi>
              {sku === null || name === null ? null : <small>{sku}</small>}
            </MenuItem>
          </li>
        ))}
      </ul>
      {found.length > mostOffered ? (
        <p className={classes.pickerNote}>{m.batches_product_more({ count: mostOffered })}</p>
      ) : null}
    </div>
  );
}

function readFailure({ data, error }: { data: unknown; error: ApiFailure | null }) {
  return data || !error ? null : asApiError(error);
}
