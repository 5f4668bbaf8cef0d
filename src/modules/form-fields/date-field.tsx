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

const dateOf = (text: string, today: string) => {
  const reading = readDate(text, today);
  return 'value' in reading ? reading.value : null;
};

/**
 * A calendar date, typed day first (also in digits alone, or without its year) or as ISO 8601. The day stands in words under it:
 * `01/02` is the first of February here and something else elsewhere.
 */
export function DateField<Values extends FieldValues, Output>(
  props: FieldPlace<Values, Output> & { hasToday?: boolean },
) {
  const { hasToday = true, ...place } = props;
  const today = useBusinessToday();
  const written = (text: string) => {
    const date = dateOf(text, today);
    return date === null ? null : formatCalendarDate(date);
  };
  const state = useTextField(place, {
    lines: 'one',
    isLive: true,
    rewrite: written,
    mistake: (text) => problemOf(dateReader(text, today)),
  });
  const date = dateOf(state.value, today);
  return (
    <TextInput
      {...inputProps(state, date === null ? null : formatDayInWords(date))}
      {...state.input}
      // The form's rules know no today, and these keys send what is typed without leaving the field.
      onKeyDownCapture={({ key, currentTarget }) => {
        const full = key === 'Enter' ? written(currentTarget.value) : null;
        if (full !== null && full !== currentTarget.value) state.set(full);
      }}
      inputMode="numeric"
      placeholder={m.forms_date_pattern()}
      rightSectionWidth={56}
      rightSectionPointerEvents="all"
      rightSection={
        hasToday ? (
          <Button
            className={classes.today}
            variant="default"
            size="compact-sm"
            aria-label={m.forms_today_for({ field: state.spec.label() })}
            onClick={() => state.set(formatCalendarDate(today))}
          >
            {m.forms_today()}
          </Button>
        ) : undefined
      }
    />
  );
}
