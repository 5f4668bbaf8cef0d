import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { paymentLimits } from '@/api/payments/schemas';
import { useDraftStart } from '@/modules/draft-start/use-draft-start';
import { useFocusAfter } from '@/modules/form-fields/use-focus-after';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { linesOfText, linesToCome, withoutParts } from './pasted-list';
import { titleOfPayment, type PaymentFormReturn } from './payment-form';

const { maximum } = paymentLimits.allocations;

/** What is too much for one payment becomes others, numbered, each a draft that is reviewed and sent by itself (M268). */
export function FurtherPayments({ form }: { form: PaymentFormReturn }) {
  const { control } = form;
  const { start, isUnderWay, hasFailed } = useDraftStart('payments', 1);
  const prepared = useWatch({ control, name: 'prepared' });
  const waiting = useWatch({
    control,
    compute: ({ allocations, list }) =>
      allocations.length < maximum ? 0 : linesToCome(allocations, linesOfText(list)).length,
  });
  const place = useRef<HTMLDivElement>(null);
  const goTo = useFocusAfter(place);
  if (waiting === 0 && prepared === 0) return null;
  const next = prepared + 2;
  const all = prepared + 1 + Math.ceil(waiting / maximum);
  const prepare = () => {
    const common = form.getValues();
    const part = `${next}/${all}`;
    const lines = linesToCome(common.allocations, linesOfText(common.list)).slice(0, maximum);
    const allocations = lines.map((line) => line.part);
    const own = { allocations, part, list: '', prepared: 0 };
    // Each has a check, a paper and reasons of its own.
    const values = { ...common, checkNumber: '', paper: '', reason: '', ...own };
    start({ title: titleOfPayment(part, common.reference), branch: null, values }, () => {
      form.setValue('part', `1/${all}`, { shouldDirty: true });
      form.setValue('prepared', prepared + 1, { shouldDirty: true });
      // Somebody may have typed in it meanwhile.
      form.setValue('list', withoutParts(form.getValues('list'), allocations), {
        shouldDirty: true,
      });
      goTo('button', 'a');
    });
  };
  return (
    <div ref={place}>
      <Notice
        tone={hasFailed ? 'danger' : 'info'}
        actions={
          waiting === 0 ? (
            <Link to="/drafts">{m.payments_part_drafts()}</Link>
          ) : (
            <Button size="xs" variant="default" busy={isUnderWay} onClick={prepare}>
              {m.payments_part_prepare({ part: `${next}/${all}` })}
            </Button>
          )
        }
      >
        {hasFailed
          ? m.payments_start_failed()
          : waiting === 0
            ? m.payments_part_prepared({ count: prepared })
            : m.payments_part_waiting({ count: waiting })}
      </Notice>
    </div>
  );
}
