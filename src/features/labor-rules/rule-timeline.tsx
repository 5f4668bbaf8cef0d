import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { RuleSet } from '@/api/labor-rules/schemas';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { Notice } from '@/ui/feedback/notice';
import classes from './labor-rules.module.css';
import { oddPeriods, timelineOf } from './rule-periods';
import { marksOf, nameOf, validityInWords } from './rule-words';

interface Props {
  sets: readonly RuleSet[];
  currentId: string | null;
  shown: RuleSet;
  today: string;
}

/** Every set with the time it holds, one under the other, so that gaps and overlaps are seen; a press shows what it says. */
export function RuleTimeline({ sets, currentId, shown, today }: Props) {
  const { bars, years, today: now } = timelineOf(sets, today);
  // The one in force may have come a second time, beside the list.
  const isShown = (set: RuleSet) => set === shown || (set.id !== null && set.id === shown.id);
  return (
    <section className={classes.panel} aria-labelledby="rules-sets">
      <h2 id="rules-sets">{m.labor_rules_sets()}</h2>
      <div className={classes.years} aria-hidden>
        {years.map(({ year, start }) => (
          <span key={year} style={{ insetInlineStart: `${start}%` }}>
            {year}
          </span>
        ))}
      </div>
      <ul className={classes.sets}>
        {sets.map((set, index) => {
          const bar = bars[index];
          return (
            <li
              key={set.id ?? `set-${index}`}
              className={classes.set}
              data-shown={isShown(set) || undefined}
            >
              <SetName set={set} isShown={isShown(set)} />
              <span className={classes.when}>{validityInWords(set)}</span>
              {marksOf(set, currentId, today).map(({ word, tone }) => (
                <Badge key={word} tone={tone}>
                  {word}
                </Badge>
              ))}
              <div className={classes.track} aria-hidden>
                {bar ? (
                  <span
                    className={classes.bar}
                    style={{ insetInlineStart: `${bar.start}%`, width: `${bar.width}%` }}
                    data-inactive={set.isActive === false || undefined}
                    data-template={set.isTemplate === true || undefined}
                    data-open={!bar.hasEnd || undefined}
                  />
                ) : null}
                <span className={classes.now} style={{ insetInlineStart: `${now}%` }} />
              </div>
            </li>
          );
        })}
      </ul>
      {oddPeriods(sets).map(({ kind, from, to }) => {
        const period = {
          from: formatCalendarDate(from),
          to: to === null ? m.labor_rules_without_end() : formatCalendarDate(to),
        };
        return (
          <Notice key={`${kind} ${from}`} tone="warn" icon={<IconAlertTriangle size={16} />}>
            {kind === 'gap' ? m.labor_rules_gap(period) : m.labor_rules_overlap(period)}
          </Notice>
        );
      })}
    </section>
  );
}

/** A set without an identifier cannot be named by an address. */
function SetName({ set, isShown }: { set: RuleSet; isShown: boolean }) {
  const name = <bdi>{nameOf(set)}</bdi>;
  if (set.id === null) return <span className={classes.name}>{name}</span>;
  const { id } = set;
  return (
    <Link
      className={classes.name}
      to="/labor-rules"
      search={(before) => ({ ...before, set: id })}
      resetScroll={false}
      aria-current={isShown ? 'true' : undefined}
    >
      {name}
    </Link>
  );
}
