import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { ParsedField, type Parsed } from '@/ui/form/parsed-field';
import { mostCopies } from './label-search';
import classes from './labels.module.css';

interface Props {
  copies: number;
  onChange: (copies: number) => void;
}

/** How many of each label; the sheet follows every key. */
export function CopiesField(props: Props) {
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
