import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { readDate } from '@/domain/typed-date';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { formatDayInWords } from '@/text/day-in-words';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import classes from './form-fields.module.css';
import { inputProps } from './text-field';
import { useTextField, type FieldPlace } from './use-text-field';
import { dateReader, problemOf } from './value-rules';

const dateOf = (text: string) => {
  const reading = readDate(text);
  return 'value' in reading ? reading.value : null;
};

/**
 * A calendar date, typed day first or as ISO 8601. The day is said in words under it: `01/02` is the first of February here
 * and something else elsewhere.
 */
export function DateField<Values extends FieldValues, Output>(place: FieldPlace<Values, Output>) {
  const today = useBusinessToday();
  const state = useTextField(place, {
    lines: 'one',
    isLive: true,
    rewrite: (text) => {
      const date = dateOf(text);
      return date === null ? null : formatCalendarDate(date);
    },
    mistake: (text) => problemOf(dateReader(text)),
  });
  const date = dateOf(state.value);
  return (
    <div className={classes.date}>
      <TextInput
        {...inputProps(state, date === null ? null : formatDayInWords(date))}
        {...state.input}
        inputMode="numeric"
        placeholder={m.forms_date_pattern()}
      />
      <Button
        className={classes.today}
        variant="default"
        size="compact-sm"
        aria-label={m.forms_today_for({ field: state.spec.label() })}
        onClick={() => state.set(formatCalendarDate(today))}
      >
        {m.forms_today()}
      </Button>
    </div>
  );
}
