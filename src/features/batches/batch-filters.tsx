import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { batchStatuses, type BatchStatus, batchLimits } from '@/api/batches/names';
import { shortIdentifier } from '@/domain/identifier';
import { useFocusAfter } from '@/modules/form-fields/use-focus-after';
import { laterComponent } from '@/modules/later-part/later-component';
import type { BatchRow } from '@/modules/batch-rows/batch-row';
import { m } from '@/text/generated/messages';
import { HiddenText } from '@/ui/feedback/hidden-text';
import { ParsedField, type Parsed } from '@/ui/form/parsed-field';
import tool from '@/ui/form/tool.module.css';
import { ToolMenu } from '@/ui/overlay/tool-menu';
import classes from './batch-filters.module.css';
import { statusDefinition, statusName } from './status-words';

interface StatusProps {
  status: BatchStatus | null;
  days: number;
  onChange: (status: BatchStatus | null) => void;
}

/** Exactly the states the service filters by, all in sight; what the chosen one means stands below. */
export function StatusFilter({ status, days, onChange }: StatusProps) {
  return (
    <fieldset className={classes.status}>
      <legend className={classes.label}>{m.batches_filter_status()}</legend>
      <div className={classes.segments}>
        {[null, ...batchStatuses].map((value) => (
          <label
            key={value ?? 'all'}
            className={classes.segment}
            title={statusDefinition(value, days)}
          >
            <input
              type="radio"
              name="batch-status"
              checked={status === value}
              onChange={() => onChange(value)}
            />
            {statusName(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const windows = [7, 15, 30, 60, 90];
const { minimum, maximum } = batchLimits.days;

interface DaysProps {
  days: number;
  /** The window belongs to one state; with the others it has no meaning. */
  enabled: boolean;
  onChange: (days: number) => void;
}

/** How many days count as "soon": five usual windows, or any other within the service's limits. */
export function DaysFilter({ days, enabled, onChange }: DaysProps) {
  return (
    <div className={classes.days} data-off={!enabled || undefined}>
      <ParsedField
        className={classes.daysInput}
        label={m.batches_filter_days()}
        title={enabled ? undefined : m.batches_filter_days_off()}
        inputMode="numeric"
        disabled={!enabled}
        value={days}
        format={String}
        parse={(typed) => parseDays(typed, days)}
        onChange={onChange}
      />
      <fieldset className={classes.windows} aria-label={m.batches_filter_windows()}>
        {windows.map((window) => (
          <button
            key={window}
            type="button"
            className={classes.window}
            disabled={!enabled}
            aria-pressed={enabled && window === days}
            aria-label={m.batches_days({ days: window })}
            onClick={() => onChange(window)}
          >
            {window}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** @param days in use, and still so when what is typed is none */
function parseDays(typed: string, days: number): Parsed<number> {
  const value = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  return value >= minimum && value <= maximum
    ? { value }
    : { problem: m.batches_days_wrong({ minimum, maximum, days }) };
}

const ProductPicker = laterComponent(async () => (await import('./product-picker')).ProductPicker);

interface ProductProps {
  branchId: string;
  /** Null is every product. */
  product: string | null;
  /** The rows on the screen: the filter is an id, its name is theirs to tell. */
  rows: BatchRow[];
  onChange: (product: string | null) => void;
}

/** The one product the list is narrowed to, and the way back to all of them; or the choice of one. */
export function ProductFilter({ branchId, product, rows, onChange }: ProductProps) {
  const place = useRef<HTMLDivElement>(null);
  // The choice and the chosen product stand in each other's place.
  const goTo = useFocusAfter(place);
  return (
    <div ref={place} className={classes.productFilter} data-set={product !== null || undefined}>
      <span className={classes.label}>{m.batches_filter_product()}</span>
      {product === null ? (
        <ToolMenu
          label={m.batches_filter_product_choose()}
          face={
            <>
              {m.batches_filter_product_all()}
              <IconChevronDown size={16} aria-hidden />
            </>
          }
        >
          {(close) => (
            <ProductPicker
              branchId={branchId}
              onPick={(picked) => {
                close();
                goTo(chip);
                onChange(picked);
              }}
            />
          )}
        </ToolMenu>
      ) : (
        <ProductChip
          product={product}
          rows={rows}
          onClear={() => {
            goTo(menu);
            onChange(null);
          }}
        />
      )}
    </div>
  );
}

const menu = 'button[popovertarget]';
const chip = 'button[data-set]';

interface ChipProps {
  product: string;
  rows: BatchRow[];
  onClear: () => void;
}

function ProductChip({ product, rows, onClear }: ChipProps) {
  const known = rows.find((row) => row.product.id?.toLowerCase() === product)?.product;
  const name = known?.name ?? known?.sku ?? shortIdentifier(product);
  return (
    <button type="button" className={tool.tool} data-set onClick={onClear}>
      <bdi className={tool.words} title={name}>
        {name}
      </bdi>
      <IconX size={16} aria-hidden />
      <HiddenText>{m.batches_filter_product_clear()}</HiddenText>
    </button>
  );
}

interface RemovedProps {
  shown: boolean;
  /** Removed lots among the loaded rows. */
  count: number;
  onChange: (shown: boolean) => void;
}

/** Removed lots are no stock: out of sight unless asked for, but never without a word. The service cannot filter by them. */
export function RemovedFilter({ shown, count, onChange }: RemovedProps) {
  return (
    <label className={classes.removed}>
      <input
        type="checkbox"
        checked={shown}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        {m.batches_show_removed()}
        {!shown && count > 0 ? <small> {m.batches_removed_hidden({ count })}</small> : null}
      </span>
    </label>
  );
}
