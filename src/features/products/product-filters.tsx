import type { ReactNode } from 'react';
import type { CatalogItem } from '@/api/catalogs/schemas';
import type { Product } from '@/api/products/schemas';
import type { TypedText } from '@/modules/list/use-typed-text';
import type { WholeListInMemory } from '@/modules/whole-list/use-whole-list';
import { m } from '@/text/generated/messages';
import { ToolSelect } from '@/ui/form/tool-field';
import { ListSearch } from '@/ui/table/list-search';
import type { Lookup } from './lookup';
import classes from './product-filters.module.css';
import { treatments, type ProductFilters as Filters } from './product-search';
import { treatmentInWords } from './product-words';
import type { ProductSet } from './use-product-set';

interface Props {
  filters: Filters;
  categories: Lookup<CatalogItem>;
  search: TypedText;
  set: ProductSet;
  all: WholeListInMemory<Product>;
  /** Any change starts again at the first page. */
  onChange: (change: Partial<Omit<Filters, 'page'>>) => void;
  /** Views and columns, on the right. */
  tools: ReactNode;
}

/** What the list is narrowed to, left of its head. All of it works on the loaded rows, and the search says how many those are. */
export function ProductFilters(props: Props) {
  const { filters, categories, search, set, all, onChange, tools } = props;
  const { status } = all.loading;
  const isLoading = status === 'running' || status === 'paused';
  const loaded = all.whole ? set.loaded : Math.max(set.loaded, all.loading.rows.length);
  // One page that holds the whole list: rows that cannot be read would not come with another reading either.
  const isComplete = set.pagination?.lastPage === 1 && set.reach === 'page';
  return (
    <section className={classes.filters} aria-label={m.products_filters()}>
      <ListSearch
        label={m.products_search()}
        typed={search.typed}
        onType={search.type}
        problem={search.problem}
        loaded={loaded}
        total={isComplete ? loaded : set.total}
        found={set.matches.length}
        loading={isLoading}
        onLoadAll={all.readRest}
        onCancel={all.cancel}
      />
      <CategoryFilter
        categories={categories}
        chosen={filters.category}
        onChange={(category) => onChange({ category })}
      />
      <ToolSelect
        className={classes.choice}
        label={m.products_filter_tax()}
        value={filters.tax ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ tax: treatments.find((known) => known === value) ?? null })
        }
      >
        <option value="">{m.products_filter_tax_all()}</option>
        {treatments.map((treatment) => (
          <option key={treatment} value={treatment}>
            {treatmentInWords(treatment)}
          </option>
        ))}
      </ToolSelect>
      <label className={classes.low}>
        <input
          type="checkbox"
          checked={filters.low}
          onChange={({ currentTarget }) => onChange({ low: currentTarget.checked })}
        />
        {m.products_filter_low()}
      </label>
      <div className={classes.tools}>{tools}</div>
    </section>
  );
}

function CategoryFilter(props: {
  categories: Lookup<CatalogItem>;
  chosen: string | null;
  onChange: (category: string | null) => void;
}) {
  const { categories, chosen, onChange } = props;
  const items = categories.status === 'ready' ? [...categories.byId.values()] : [];
  const isListed = items.some(({ id }) => id.toLowerCase() === chosen);
  return (
    <ToolSelect
      className={classes.choice}
      label={m.products_filter_category()}
      value={chosen ?? ''}
      disabled={items.length === 0 && chosen === null}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
    >
      <option value="">
        {categories.status === 'failed'
          ? m.products_unreadable()
          : m.products_filter_category_all()}
      </option>
      {chosen === null || isListed ? null : (
        <option value={chosen}>{m.products_filter_category_unlisted()}</option>
      )}
      {items.map(({ id, name, retired }) => (
        <option key={id} value={id.toLowerCase()}>
          {retired ? m.products_retired({ name }) : name}
        </option>
      ))}
    </ToolSelect>
  );
}
