import { IconSearch } from '@tabler/icons-react';
import type { CatalogItem } from '@/api/catalogs/schemas';
import { readDecimal } from '@/domain/typed-decimal';
import type { TypedText } from '@/modules/list/use-typed-text';
import { m } from '@/text/generated/messages';
import { ParsedField, type Parsed } from '@/ui/form/parsed-field';
import { ToolField, ToolSelect } from '@/ui/form/tool-field';
import type { Lookup } from '../lookup';
import { decimalRules } from '../product-form/decimal-rules';
import { treatments } from '../product-search';
import { treatmentInWords } from '../product-words';
import classes from './choose-filters.module.css';
import type { BulkPlace } from './bulk-search';

interface Props {
  place: BulkPlace;
  categories: Lookup<CatalogItem>;
  search: TypedText;
  onChange: (change: Partial<BulkPlace>) => void;
}

/** What the choice is narrowed to; all of the branch is here, so that all of it is looked through. */
export function ChooseFilters({ place, categories, search, onChange }: Props) {
  const { narrowing, least, most } = place;
  const narrow = (change: Partial<BulkPlace['narrowing']>) =>
    onChange({ narrowing: { ...narrowing, ...change } });
  const items = categories.status === 'ready' ? [...categories.byId.values()] : [];
  return (
    <search className={classes.filters} aria-label={m.products_filters()}>
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
      <ToolSelect
        className={classes.choice}
        label={m.products_filter_category()}
        value={narrowing.category ?? ''}
        disabled={items.length === 0}
        onChange={({ currentTarget: { value } }) =>
          narrow({ category: value === '' ? null : value })
        }
      >
        <option value="">{m.products_filter_category_all()}</option>
        {items.map(({ id, name }) => (
          <option key={id} value={id.toLowerCase()}>
            {name}
          </option>
        ))}
      </ToolSelect>
      <ToolSelect
        className={classes.choice}
        label={m.products_filter_tax()}
        value={narrowing.tax ?? ''}
        onChange={({ currentTarget: { value } }) =>
          narrow({ tax: treatments.find((known) => known === value) ?? null })
        }
      >
        <option value="">{m.products_filter_tax_all()}</option>
        {treatments.map((treatment) => (
          <option key={treatment} value={treatment}>
            {treatmentInWords(treatment)}
          </option>
        ))}
      </ToolSelect>
      <PriceBound
        label={m.bulk_least()}
        value={least}
        onChange={(value) => onChange({ least: value })}
      />
      <PriceBound
        label={m.bulk_most()}
        value={most}
        onChange={(value) => onChange({ most: value })}
      />
      <label className={classes.low}>
        <input
          type="checkbox"
          checked={narrowing.low}
          onChange={({ currentTarget }) => narrow({ low: currentTarget.checked })}
        />
        {m.products_filter_low()}
      </label>
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
