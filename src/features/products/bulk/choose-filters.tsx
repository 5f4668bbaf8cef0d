import { IconSearch } from '@tabler/icons-react';
import type { CatalogItem } from '@/api/catalogs/schemas';
import { readDecimal } from '@/domain/typed-decimal';
import { checkControl } from '@/modules/list/filter-bar';
import type { TypedText } from '@/modules/list/use-typed-text';
import { m } from '@/text/generated/messages';
import { ParsedField, type Parsed } from '@/ui/form/parsed-field';
import { ToolField } from '@/ui/form/tool-field';
import type { Lookup } from '../product-row';
import { categoryControl, taxControl } from '../narrowing';
import { decimalRules } from '../product-form/decimal-rules';
import classes from './choose-filters.module.css';
import type { BulkPlace } from './bulk-search';

interface Props {
  place: BulkPlace;
  categories: Lookup<CatalogItem>;
  search: TypedText;
  onChange: (change: Partial<BulkPlace>) => void;
  /** A field is left, and what was typed in it is about to narrow. */
  onLeave: () => void;
}

/** What the choice is narrowed to; all of the branch is here, so that all of it is looked through. */
export function ChooseFilters({ place, categories, search, onChange, onLeave }: Props) {
  const { category, tax, low, least, most } = place;
  const filters = {};
  return (
    <search className={classes.filters} aria-label={m.products_filters()} onBlurCapture={onLeave}>
      <ToolField
        className={classes.search}
        type="search"
        label={m.products_search()}
        autoComplete="off"
        icon={<IconSearch size={16} aria-hidden />}
        value={search.typed}
        problem={search.problem}
        onChange={({ currentTarget }) => search.type(currentTarget.value)}
      />
      {categoryControl(
        categories,
        category,
      )({
        label: m.products_filter_category(),
        value: category,
        filters,
        onChange: (value) => onChange({ category: value }),
      })}
      {taxControl({
        label: m.products_filter_tax(),
        value: tax,
        filters,
        onChange: (value) => onChange({ tax: value }),
      })}
      <PriceBound
        label={m.bulk_least()}
        value={least ?? ''}
        onChange={(value) => onChange({ least: value === '' ? null : value })}
      />
      <PriceBound
        label={m.bulk_most()}
        value={most ?? ''}
        onChange={(value) => onChange({ most: value === '' ? null : value })}
      />
      {checkControl({
        label: m.products_filter_low(),
        value: low,
        filters,
        onChange: (value) => onChange({ low: value }),
      })}
    </search>
  );
}

/** One end of a range of prices; empty narrows nothing. */
function PriceBound(props: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <ParsedField
      className={classes.bound}
      inputMode="decimal"
      format={(bound) => bound}
      parse={parseBound}
      {...props}
    />
  );
}

function parseBound(typed: string): Parsed<string> {
  if (typed.trim() === '') return { value: '' };
  const read = readDecimal(typed, decimalRules.amount);
  return 'value' in read ? read : { problem: m.bulk_bound_wrong() };
}
