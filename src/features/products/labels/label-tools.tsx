import { useNavigate } from '@tanstack/react-router';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { PrintButton } from '@/ui/form/print-button';
import { ToolSelect } from '@/ui/form/tool-field';
import {
  labelAddress,
  mostCopies,
  labelSizes,
  type LabelPlace,
  type LabelSize,
} from './label-search';
import classes from './labels.module.css';
import { ParsedField, type Parsed } from '@/ui/form/parsed-field';

interface Props {
  branchId: string;
  place: LabelPlace;
  products: number;
  /** They are read again: what is on the screen is about to change. */
  isReading: boolean;
}

/** What is printed and on what; the browser's own window does the rest. */
export function LabelTools({ branchId, place, products, isReading }: Props) {
  const navigate = useNavigate();
  const { what, size, copies } = place;
  const show = (change: Partial<LabelPlace>) =>
    void navigate({
      to: '/branches/$branchId/products/labels',
      params: { branchId },
      search: labelAddress.search({ ...place, ...change }),
      replace: true,
    });
  return (
    <div className={classes.tools}>
      <ToolSelect
        label={m.bulk_labels_what()}
        value={what}
        onChange={({ currentTarget: { value } }) =>
          show({ what: value === 'list' ? value : 'labels' })
        }
      >
        <option value="labels">{m.bulk_labels()}</option>
        <option value="list">{m.bulk_price_list()}</option>
      </ToolSelect>
      {what === 'labels' ? (
        <>
          <ToolSelect
            label={m.bulk_labels_size()}
            value={size}
            onChange={({ currentTarget: { value } }) => {
              const chosen = labelSizes.find(({ id }) => id === value);
              if (chosen !== undefined) show({ size: chosen.id });
            }}
          >
            {labelSizes.map((one) => (
              <option key={one.id} value={one.id}>
                {sizeInWords(one)}
              </option>
            ))}
          </ToolSelect>
          <CopiesField copies={copies} onChange={(wanted) => show({ copies: wanted })} />
        </>
      ) : null}
      <PrintButton size="xs" variant="filled" disabled={products === 0} busy={isReading} />
    </div>
  );
}

function sizeInWords({ width, height, columns, paper }: LabelSize): string {
  const size = `${formatQuantity(width)} × ${formatQuantity(height)} mm`;
  if (paper === 'roll') return m.bulk_labels_roll({ size });
  return paper === 'letter'
    ? m.bulk_labels_letter({ size, columns })
    : m.bulk_labels_a4({ size, columns });
}

/** How many of each label; the sheet follows every key. */
function CopiesField(props: { copies: number; onChange: (copies: number) => void }) {
  return (
    <ParsedField
      className={classes.copies}
      label={m.bulk_labels_copies()}
      inputMode="numeric"
      value={props.copies}
      format={String}
      parse={parseCopies}
      onChange={props.onChange}
      eager
    />
  );
}

function parseCopies(typed: string): Parsed<number> {
  const value = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  return value >= 1 && value <= mostCopies
    ? { value }
    : { problem: m.bulk_labels_copies_wrong({ most: formatQuantity(mostCopies) }) };
}
