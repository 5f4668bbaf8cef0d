import { useState } from 'react';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { ToolField } from '@/ui/form/tool-field';
import { mostCopies } from './label-search';
import classes from './labels.module.css';

interface Props {
  copies: number;
  onChange: (copies: number) => void;
}

/** How many of each label. What is no such number is marked and changes nothing, so that a field can be emptied and typed anew. */
export function CopiesField({ copies, onChange }: Props) {
  const [typing, setTyping] = useState<{ text: string; of: number } | null>(null);
  const text = typing?.of === copies ? typing.text : String(copies);
  const isWrong = copiesIn(text) === null;
  return (
    <ToolField
      className={classes.copies}
      label={m.bulk_labels_copies()}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      aria-invalid={isWrong || undefined}
      title={isWrong ? m.bulk_labels_copies_wrong({ most: formatQuantity(mostCopies) }) : undefined}
      onChange={({ currentTarget: { value } }) => {
        const wanted = copiesIn(value);
        setTyping({ text: value, of: wanted ?? copies });
        if (wanted !== null) onChange(wanted);
      }}
      onBlur={() => setTyping(null)}
    />
  );
}

function copiesIn(text: string): number | null {
  const copies = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return copies >= 1 && copies <= mostCopies ? copies : null;
}
