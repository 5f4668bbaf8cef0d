import { Link, useNavigate } from '@tanstack/react-router';
import { setsOn } from '@/api/labor-rules/rule-sets';
import type { LaborRules, RuleSet } from '@/api/labor-rules/schemas';
import { addDays, daysBetween } from '@/domain/business-date';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { DayFilter } from '@/modules/list/day-filter';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { Notice } from '@/ui/feedback/notice';
import classes from './labor-rules.module.css';
import { nameOf, validityInWords } from './rule-facts';

/** The set to show when the address names none: the one in force, or else the first. */
export function setInForce(rules: LaborRules): RuleSet | null {
  const { effective, ruleSets, currentId } = rules;
  return (
    effective ?? ruleSets.find(({ id }) => id !== null && id === currentId) ?? ruleSets[0] ?? null
  );
}

/** Days without a set of the business's own between two of them, or with more than one. Both days belong to it. */
export interface OddPeriod {
  kind: 'gap' | 'overlap';
  from: string;
  /** Null: an overlap without an end. */
  to: string | null;
}

/** Where the validity of the business's own active sets leaves days out, or holds them twice. */
export function oddPeriods(sets: readonly RuleSet[]): OddPeriod[] {
  const own = sets
    .filter(({ isActive, isTemplate }) => isActive !== false && isTemplate !== true)
    .toSorted((one, other) => (one.effectiveFrom ?? '').localeCompare(other.effectiveFrom ?? ''));
  const odd: OddPeriod[] = [];
  /** The last day held so far; null once a set has no end. */
  let heldTo: string | null | undefined;
  for (const { effectiveFrom: from, effectiveTo: to } of own) {
    if (heldTo !== undefined && from !== null) {
      if (heldTo !== null && addDays(heldTo, 1) < from) {
        odd.push({ kind: 'gap', from: addDays(heldTo, 1), to: addDays(from, -1) });
      } else if (heldTo === null || heldTo >= from) {
        odd.push({ kind: 'overlap', from, to: earlierEnd(heldTo, to) });
      }
    }
    heldTo = heldTo === undefined ? to : laterEnd(heldTo, to);
  }
  return odd;
}

function oddInWords({ kind, from: begin, to: end }: OddPeriod): string {
  const from = formatCalendarDate(begin);
  if (end === null) return m.labor_rules_overlap_open({ from });
  const period = { from, to: formatCalendarDate(end) };
  return kind === 'gap' ? m.labor_rules_gap(period) : m.labor_rules_overlap(period);
}

const earlierEnd = (one: string | null, other: string | null) =>
  one === null ? other : other === null || one < other ? one : other;
const laterEnd = (one: string | null, other: string | null) =>
  one === null || other === null ? null : one > other ? one : other;

/** A set's place on the timeline, in percent of its width. */
export interface Bar {
  start: number;
  width: number;
  hasEnd: boolean;
}

export interface Timeline {
  bars: Bar[];
  today: number;
  /** The first day of each year that is on it. */
  years: { year: string; start: number }[];
}

/** The sets of a timeline that holds all their ends and today, from the start of a year to the end of one. */
export function timelineOf(sets: readonly RuleSet[], today: string): Timeline {
  const ends = sets.flatMap(({ effectiveFrom, effectiveTo }) => [effectiveFrom, effectiveTo]);
  const told = [today, ...ends.filter((day) => day !== null)].toSorted();
  const [first = today] = told;
  const last = told.at(-1) ?? today;
  const begin = `${first.slice(0, 4)}-01-01`;
  const end = `${last.slice(0, 4)}-12-31`;
  const length = daysBetween(begin, end) + 1;
  const at = (day: string) => (daysBetween(begin, day) / length) * 100;
  const after = (day: string) => ((daysBetween(begin, day) + 1) / length) * 100;
  const yearCount = Number(end.slice(0, 4)) - Number(begin.slice(0, 4)) + 1;
  return {
    bars: sets.map(({ effectiveFrom, effectiveTo }) => {
      const start = effectiveFrom === null ? 0 : at(effectiveFrom);
      const stop = effectiveTo === null ? 100 : after(effectiveTo);
      return { start, width: Math.max(stop - start, 0), hasEnd: effectiveTo !== null };
    }),
    today: at(today),
    years: Array.from({ length: yearCount }, (_, index) => {
      const year = String(Number(begin.slice(0, 4)) + index);
      return { year, start: at(`${year}-01-01`) };
    }),
  };
}

interface Mark {
  word: string;
  tone: 'fact' | 'neutral';
}

/** What sets it apart from the others on the list. */
function marksOf(set: RuleSet, currentId: string | null, today: string): Mark[] {
  const isCurrent = set.id !== null && set.id === currentId;
  const isFuture = set.effectiveFrom !== null && set.effectiveFrom > today;
  return [
    ...(isCurrent ? [{ word: m.labor_rules_mark_current(), tone: 'fact' } as const] : []),
    ...[
      ...(set.isTemplate === true ? [m.labor_rules_mark_template()] : []),
      ...(set.isActive === false ? [m.labor_rules_mark_inactive()] : []),
      ...(isFuture ? [m.labor_rules_mark_future()] : []),
    ].map((word) => ({ word, tone: 'neutral' }) as const),
  ];
}

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
      {oddPeriods(sets).map((period) => (
        <Notice key={`${period.kind} ${period.from}`} tone="warn">
          {oddInWords(period)}
        </Notice>
      ))}
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

interface AskedProps {
  sets: readonly RuleSet[];
  /** `YYYY-MM-DD`. */
  day: string;
  currentId: string | null;
}

/**
 * Which set holds on a day, by the days they are valid from and to: only for today does the service say it itself. While another day
 * is typed, or none, there is no answer: that of the day before would look like one.
 */
export function AskedDay({ sets, day, currentId }: AskedProps) {
  const navigate = useNavigate();
  const today = useBusinessToday();
  const valid = setsOn(sets, day);
  const isDoubtful =
    day === today && currentId !== null && !valid.some(({ id }) => id === currentId);
  const answer =
    valid.length === 0
      ? m.labor_rules_day_none({ day: formatCalendarDate(day) })
      : valid.length === 1
        ? valid.map(nameOf).join()
        : m.labor_rules_day_several({ names: valid.map(nameOf).join(' · ') });
  return (
    <section className={classes.panel} aria-labelledby="rules-day" data-fields>
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
        renderUnder={(isInUse) => (
          <>
            <output className={classes.answer} data-none={!isInUse || undefined}>
              {isInUse ? answer : m.labor_rules_day_unanswered()}
            </output>
            {isInUse && isDoubtful ? (
              <p className={classes.quiet}>{m.labor_rules_day_differs()}</p>
            ) : null}
          </>
        )}
      />
    </section>
  );
}
