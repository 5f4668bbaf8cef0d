import { useId, useState } from 'react';
import { whyNotReckoned, type RuleSet } from '@/api/labor-rules/schemas';
import { countingRules, type CountingRules, type PayRules } from '@/api/labor-rules/work-rules';
import { countWeek } from '@/domain/work-time/count-week';
import { minutesByKind } from '@/domain/work-time/minutes-by-kind';
import { isBelowMinimum, payWeek } from '@/domain/work-time/pay-week';
import type { WorkShift } from '@/domain/work-time/week-clock';
import { weekFrom } from '@/domain/work-week';
import { AutomaticBreakNote } from '@/modules/work-week/automatic-break';
import { FindingList } from '@/modules/work-week/finding-list';
import { kindWords } from '@/modules/work-week/finding-words';
import { PayTable } from '@/modules/work-week/pay-table';
import { CountField, StaleFigures, TimeField, WageField } from '@/modules/work-week/shift-fields';
import { WeekdayChecks } from '@/modules/work-week/weekday-checks';
import { formatMoney, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { formatWeekday } from '@/text/day-in-words';
import { formatMinutes } from '@/text/work-time';
import { ToolSelect } from '@/ui/form/tool-field';
import { FactList } from '@/ui/layout/fact-list';
import { Notice } from '@/ui/feedback/notice';
import { exampleWeeks, type ExampleWeek } from './example-weeks';
import classes from './worked-example.module.css';

/** Hours in; minutes by kind, surcharges and pay out, by this set. Off, with the reason, where the set says something unknown. */
export function WorkedExample({ set }: { set: RuleSet }) {
  const titleId = useId();
  const counting = countingRules(set.params);
  const { knowsKinds, pay } = counting;
  const reason = whyNotReckoned(set);
  return (
    <section className={classes.example} aria-labelledby={titleId}>
      <h3 id={titleId}>{m.labor_rules_example_title()}</h3>
      {reason === null && knowsKinds && pay !== null ? (
        <Example key={set.id} counting={counting} pay={pay} />
      ) : (
        <p className={classes.quiet}>
          {reason === 'version'
            ? m.labor_rules_example_off_schema()
            : reason === 'value'
              ? m.labor_rules_example_off_value()
              : m.labor_rules_example_off()}
        </p>
      )}
    </section>
  );
}

function Example({ counting, pay }: { counting: CountingRules; pay: PayRules }) {
  const { rules, automaticBreak } = counting;
  const [typed, setTyped] = useState<Typed>({
    week: exampleWeeks[0].week,
    wage: pay.minimumWage ?? '',
  });
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  // A field that cannot be read holds the others back: a new start with an old end is a shift that nobody entered.
  const [read, setRead] = useState(typed);
  if (unread.size === 0 && read !== typed) setRead(typed);
  /** How many examples were chosen: what was typed before goes with the fields. */
  const [choices, setChoices] = useState(0);
  const change = (changed: Partial<ExampleWeek>) =>
    setTyped({ ...typed, week: { ...typed.week, ...changed } });
  const noting = (field: string) => (isRead: boolean) =>
    setUnread(new Set([...unread].filter((one) => one !== field).concat(isRead ? [] : field)));
  const { week, wage } = read;
  const shifts = shiftsOf(week);
  const counted = countWeek(shifts, rules);
  const holidays = week.holiday === null ? [] : [week.holiday];
  const parts = minutesByKind(shifts, rules, counted, holidays);
  const paid =
    wage === '' ? null : payWeek(parts, wage, pay.factors, pay.owesCompensation, rules.restDays);
  const chosen = exampleWeeks.findIndex((one) => one.week === typed.week);
  const kinds = new Set(counted.days.flatMap(({ kind }) => (kind === null ? [] : [kind])));
  const night = counted.days.reduce((so, day) => so + day.nightMinutes, 0);
  return (
    <>
      <div className={classes.fields} data-fields>
        <ToolSelect
          className={classes.wide}
          label={m.labor_rules_example_choose()}
          value={chosen}
          onChange={({ currentTarget: { value } }) => {
            const example = exampleWeeks[Number(value)];
            if (!example) return;
            setTyped({ week: example.week, wage });
            setUnread(new Set());
            setChoices(choices + 1);
          }}
        >
          {chosen === -1 ? <option value={-1}>{m.labor_rules_example_own()}</option> : null}
          {exampleWeeks.map(({ name }, index) => (
            <option key={name()} value={index}>
              {name()}
            </option>
          ))}
        </ToolSelect>
        <TimeField
          key={`from ${choices}`}
          of="start"
          label={m.labor_rules_example_from()}
          value={typed.week.startTime}
          onRead={noting('from')}
          onChange={(startTime) => change({ startTime })}
        />
        <TimeField
          key={`to ${choices}`}
          of="end"
          label={m.labor_rules_example_to()}
          value={typed.week.endTime}
          onRead={noting('to')}
          onChange={(endTime) => change({ endTime })}
        />
        <CountField
          key={`break ${choices}`}
          label={m.labor_rules_example_break()}
          most={720}
          value={typed.week.breakMinutes}
          onRead={noting('break')}
          onChange={(breakMinutes) => change({ breakMinutes })}
        />
        <ToolSelect
          label={m.labor_rules_example_break_paid()}
          value={String(typed.week.breakPaid)}
          onChange={({ currentTarget: { value } }) =>
            change({ breakPaid: value === 'null' ? null : value === 'true' })
          }
        >
          <option value="null">{m.labor_rules_example_by_rule()}</option>
          <option value="true">{m.common_yes()}</option>
          <option value="false">{m.common_no()}</option>
        </ToolSelect>
        <ToolSelect
          label={m.labor_rules_holiday()}
          value={typed.week.holiday ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ holiday: value === '' ? null : Number(value) })
          }
        >
          <option value="">{m.labor_rules_none()}</option>
          {weekFrom(rules.weekStartsOn).map((day) => (
            <option key={day} value={day}>
              {formatWeekday(day)}
            </option>
          ))}
        </ToolSelect>
        <WageField
          key={`wage ${choices}`}
          label={m.labor_rules_example_wage()}
          value={typed.wage}
          onRead={noting('wage')}
          onChange={(next) => setTyped({ ...typed, wage: next })}
        />
      </div>
      <WeekdayChecks
        legend={m.labor_rules_example_days()}
        weekdays={weekFrom(rules.weekStartsOn)}
        checked={typed.week.days}
        onChange={(days) => change({ days })}
      />
      <StaleFigures />
      <output className={classes.answer}>
        <FactList
          facts={[
            { label: m.labor_rules_example_worked(), value: formatMinutes(counted.minutes) },
            {
              label: m.labor_rules_group_shift(),
              value: [...kinds].map((kind) => kindWords[kind]()).join(', ') || null,
            },
            { label: m.labor_rules_example_night(), value: formatMinutes(night) },
            {
              label: m.labor_rules_group_overtime(),
              value: formatMinutes(counted.dailyOvertime + counted.weeklyOvertime),
              help: m.labor_rules_example_overtime({
                daily: formatMinutes(counted.dailyOvertime),
                weekly: formatMinutes(counted.weeklyOvertime),
              }),
            },
            ...(paid === null
              ? []
              : [
                  {
                    label: m.labor_rules_example_pay(),
                    value: formatMoney(paid.total),
                    help: m.labor_rules_example_basic({ basic: formatMoney(paid.basic) }),
                  },
                ]),
          ]}
        />
      </output>
      {paid === null || paid.lines.length === 0 ? null : (
        <PayTable paid={paid} factors={pay.factors} caption={m.labor_rules_example_table()} />
      )}
      {wage !== '' && isBelowMinimum(wage, pay.minimumWage) ? (
        <Notice tone="warn">
          {m.labor_rules_example_below({ minimum: formatMoney(pay.minimumWage ?? '0') })}
        </Notice>
      ) : null}
      {counted.findings.length + (paid?.compensatoryDays ?? 0) === 0 ? null : (
        <FindingList week={counted} shifts={shifts}>
          {paid !== null && paid.compensatoryDays > 0 ? (
            <li>
              {m.labor_rules_example_compensatory({ days: formatQuantity(paid.compensatoryDays) })}
            </li>
          ) : null}
        </FindingList>
      )}
      <AutomaticBreakNote automaticBreak={automaticBreak} />
      <p className={classes.quiet}>{m.labor_rules_example_conventions()}</p>
    </>
  );
}

/** What stands in the fields. */
interface Typed {
  week: ExampleWeek;
  wage: string;
}

const shiftsOf = ({ days, holiday: _, ...shift }: ExampleWeek): WorkShift[] =>
  days.map((weekday) => ({ weekday, ...shift }));
