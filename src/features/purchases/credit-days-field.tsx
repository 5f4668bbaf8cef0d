import { useWatch, type FieldValues } from 'react-hook-form';
import { mostCreditDays } from '@/api/expenses/schemas';
import { dueDate } from '@/domain/purchase/document-codes';
import { readDate } from '@/domain/typed-date';
import { DecimalField } from '@/modules/form-fields/decimal-field';
import type { FieldPlace } from '@/modules/form-fields/use-text-field';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';

/** The days of a credit, and below them when that has to be paid. */
export function CreditDaysField(place: FieldPlace<FieldValues, unknown>) {
  const due = useWatch({
    control: place.control,
    compute: (typed: FieldValues) => {
      const date = readDate(String(typed['date']));
      return 'value' in date
        ? dueDate(date.value, String(typed[place.name]).trim(), mostCreditDays)
        : null;
    },
  });
  const note = due === null ? null : m.purchases_due_on({ date: formatCalendarDate(due) });
  return <DecimalField {...place} unit="quantity" note={note} />;
}
