import { IconHelpCircle } from '@tabler/icons-react';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { useBulkDraft, type BulkWork } from './bulk-work';
import classes from './bulk.module.css';
import type { CommaMeaning } from './file-number';
import type { ProductFile } from './product-file';

/** As many as show what is asked. */
const shown = 3;

/** A price a thousand times too large is not to be guessed: whoever wrote the file says what its commas are. */
export function CommaQuestion({ work, reading }: { work: BulkWork; reading: ProductFile }) {
  const { comma } = useBulkDraft(work);
  const [example = ''] = reading.ambiguous;
  const digits = example.replace(/[^\d.,]/g, '');
  const [whole = '', rest = ''] = digits.split(/[.,]/);
  const hasComma = digits.includes(',');
  const meanings: { value: CommaMeaning; read: string }[] = [
    { value: 'groups', read: hasComma ? `${whole}${rest}` : `${whole}.${rest}` },
    { value: 'decimals', read: hasComma ? `${whole}.${rest}` : `${whole}${rest}` },
  ];
  const words = { groups: m.bulk_comma_groups, decimals: m.bulk_comma_decimals };
  return (
    <Notice tone="warn" icon={<IconHelpCircle size={16} />}>
      <fieldset className={classes.question}>
        <legend>
          {m.bulk_comma_question({
            texts: reading.ambiguous.slice(0, shown).map(isolate).join('   '),
            count: reading.ambiguous.length,
          })}
        </legend>
        {meanings.map(({ value, read }) => (
          <label key={value} className={classes.tick}>
            <input
              type="radio"
              name="comma"
              checked={comma === value}
              onChange={() => work.change({ comma: value })}
            />
            {words[value]({ text: digits, read })}
          </label>
        ))}
      </fieldset>
    </Notice>
  );
}
