import { useNavigate } from '@tanstack/react-router';
import type { RuleSet } from '@/api/labor-rules/schemas';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { DayFilter } from '@/modules/list/day-filter';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import classes from './labor-rules.module.css';
import { setsOn } from './rule-periods';
import { nameOf } from './rule-words';

interface Props {
  sets: readonly RuleSet[];
  /** `YYYY-MM-DD`. */
  day: string;
  currentId: string | null;
}

/** Which set holds on a day, by the days they are valid from and to: only for today does the service say it itself. */
export function AskedDay({ sets, day, currentId }: Props) {
  const navigate = useNavigate();
  const today = useBusinessToday();
  const valid = setsOn(sets, day);
  const isDoubtful =
    day === today && currentId !== null && !valid.some(({ id }) => id === currentId);
  return (
    <section className={classes.panel} aria-labelledby="rules-day">
      <h2 id="rules-day">{m.labor_rules_day_question()}</h2>
      <DayFilter
        label={m.labor_rules_day_field()}
        value={day}
        onChange={(on) =>
          void navigate({
            to: '/labor-rules',
            search: (before) => ({ ...before, on: on === today ? undefined : (on ?? undefined) }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      <output className={classes.answer}>
        {valid.length === 0
          ? m.labor_rules_day_none({ day: formatCalendarDate(day) })
          : valid.length === 1
            ? valid.map(nameOf).join()
            : m.labor_rules_day_several({ names: valid.map(nameOf).join(' · ') })}
      </output>
      {isDoubtful ? <p className={classes.quiet}>{m.labor_rules_day_differs()}</p> : null}
    </section>
  );
}
