import type { PayRules } from '@/api/labor-rules/work-rules';
import { payArticles, payFactor } from '@/domain/work-time/pay-week';
import { WeekdayChecks } from '@/modules/work-week/weekday-checks';
import { m } from '@/text/generated/messages';
import { formatWeekday } from '@/text/day-in-words';
import { weekdayHead } from '@/text/work-time';
import classes from './what-if.module.css';

interface Props {
  weekdays: readonly number[];
  holidays: readonly number[];
  pay: PayRules | null;
  onChange: (holidays: number[], said: string) => void;
}

/** Which days of the week that is tried out are holidays; on paper, only their names. */
export function PlanHolidays({ weekdays, holidays, pay, onChange }: Props) {
  const marked = weekdays.filter((day) => holidays.includes(day));
  return (
    <>
      <div className={classes.screenOnly}>
        <WeekdayChecks
          legend={m.what_if_holidays()}
          weekdays={weekdays}
          checked={marked}
          onChange={(next) => {
            const [day = 1] = weekdays.filter((one) => next.includes(one) !== marked.includes(one));
            const said = next.includes(day) ? m.what_if_is_holiday : m.what_if_is_no_holiday;
            onChange(next, said({ day: weekdayHead(day) }));
          }}
        />
      </div>
      {marked.length === 0 ? null : (
        <p className={classes.quiet}>
          {m.what_if_with_holidays({ days: marked.map(formatWeekday).join(', ') })}{' '}
          {pay === null ? null : surchargeInWords(pay)}
        </p>
      )}
    </>
  );
}

function surchargeInWords({ factors }: PayRules): string {
  const times = (isOvertime: boolean) =>
    payFactor({ on: 'holiday', band: 'day', isOvertime }, factors).factor;
  return m.what_if_holiday_pay({
    ordinary: times(false),
    overtime: times(true),
    article: payArticles.holiday,
  });
}
