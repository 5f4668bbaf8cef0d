import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { CatalogItem } from '@/api/catalogs/schemas';
import { readDecimal } from '@/domain/typed-decimal';
import { m } from '@/text/generated/messages';
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
  typed: string;
  onType: (typed: string) => void;
  onChange: (change: Partial<BulkPlace>) => void;
}

/** What the choice is narrowed to; all of the branch is here, so that all of it is looked through. */
export function ChooseFilters({ place, categories, typed, onType, onChange }: Props) {
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
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
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

/** One end of a range of prices. It narrows when it is left or Enter is pressed; what is no amount says so and narrows nothing. */
function PriceBound(props: { label: string; value: string; onChange: (value: string) => void }) {
  const { label, value, onChange } = props;
  const [typing, setTyping] = useState<{ text: string; of: string } | null>(null);
  const text = typing?.of === value ? typing.text : value;
  const reading = text.trim() === '' ? { value: '' } : readDecimal(text, decimalRules.amount);
  const isWrong = !('value' in reading);
  const apply = () => {
    if ('value' in reading && reading.value !== value) onChange(reading.value);
  };
  return (
    <ToolField
      className={classes.bound}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      aria-invalid={isWrong || undefined}
      title={isWrong ? m.bulk_bound_wrong() : undefined}
      onChange={({ currentTarget }) => setTyping({ text: currentTarget.value, of: value })}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply();
      }}
    />
  );
}
