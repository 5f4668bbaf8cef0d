import Big from 'big.js';
import { useRef, useState } from 'react';
import type { CountingRules, PayRules } from '@/api/labor-rules/work-rules';
import { useFocusAfter } from '@/modules/form-fields/use-focus-after';
import { FindingList } from '@/modules/work-week/finding-list';
import { PayTable } from '@/modules/work-week/pay-table';
import { CountField, WageField } from '@/modules/work-week/shift-fields';
import { formatMoney, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { formatMinutes } from '@/text/work-time';
import { Button } from '@/ui/form/button';
import small from '@/ui/table/small-table.module.css';
import {
  isUnderpaid,
  nightShare,
  type Group,
  type GroupCost,
  type PlanFigures,
} from './compared-plans';
import type { Plan } from './plan';
import { newGroup } from './plan-form';
import classes from './what-if.module.css';

interface Props {
  before: PlanFigures;
  after: PlanFigures;
  groups: readonly Group[];
  knowsKinds: boolean;
  knowsPay: boolean;
}

interface Row {
  label: string;
  before: string;
  after: string;
  difference: string;
  differs: boolean;
}

/** The copy held against the schedule, figure by figure. */
export function PlanFiguresTable({ before, after, groups, knowsKinds, knowsPay }: Props) {
  const rows: Row[] = [
    minutesRow(m.what_if_week(), before.week.minutes, after.week.minutes),
    ...(knowsKinds
      ? [
          {
            ...minutesRow(m.what_if_night(), before.nightMinutes, after.nightMinutes),
            before: nightInWords(before),
            after: nightInWords(after),
          },
          minutesRow(m.what_if_overtime(), before.overtime, after.overtime),
        ]
      : []),
    countRow(m.what_if_warnings(), before.week.findings.length, after.week.findings.length),
    ...(before.restOwed + after.restOwed > 0
      ? [countRow(m.what_if_rest_owed(), before.restOwed, after.restOwed)]
      : []),
    ...(knowsPay
      ? groups.flatMap((group, index) =>
          costRows(group, index, before.costs[index], after.costs[index]),
        )
      : []),
  ];
  return (
    <table className={`${small.table} ${classes.figures}`} aria-label={m.what_if_figures()}>
      <thead>
        <tr>
          <th scope="col">{m.what_if_figure()}</th>
          <th scope="col">{m.what_if_before_ours()}</th>
          <th scope="col">{m.what_if_after_ours()}</th>
          <th scope="col">{m.what_if_difference()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td data-label={m.what_if_before_ours()}>{row.before}</td>
            <td data-label={m.what_if_after_ours()}>{row.after}</td>
            <td data-label={m.what_if_difference()} data-differs={row.differs || undefined}>
              {row.difference}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FindingsProps {
  plan: Plan;
  figures: PlanFigures;
  knowsKinds: boolean;
  /** The rules are on their way: nothing is said yet of what they may forbid. */
  isAwaited: boolean;
}

/** What the copy runs into, each by its day, its shifts and its article; limits are of a kind of workday, and off without it. */
export function PlanFindings(props: FindingsProps) {
  const { plan, knowsKinds, isAwaited } = props;
  const { week } = props.figures;
  return (
    <>
      {knowsKinds || isAwaited ? null : <p>{m.what_if_limits_unchecked()}</p>}
      {week.findings.length > 0 ? (
        <FindingList week={week} shifts={plan} label={m.what_if_warnings()} />
      ) : isAwaited ? null : (
        <p className={classes.quiet}>
          {knowsKinds ? m.what_if_no_findings() : m.what_if_no_other_findings()}
        </p>
      )}
    </>
  );
}

interface CostProps {
  groups: readonly Group[];
  figures: PlanFigures;
  pay: PayRules | null;
}

/**
 * How the cost of the copy comes about: minutes by kind, their surcharges and the articles. Closed, it holds nothing that a drag
 * would have to draw again.
 */
export function CostTables({ groups, figures: { costs }, pay }: CostProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (pay === null || costs.every((cost) => cost === null)) return null;
  return (
    <details
      className={classes.costs}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => setIsOpen(open)}
    >
      <summary>{m.what_if_costs()}</summary>
      {costs.map((cost, index) => {
        const group = groups[index];
        if (!isOpen || cost === null || group === undefined) return null;
        const caption = m.what_if_cost_of({ number: formatQuantity(index + 1) });
        return (
          <section key={keyAt(index)}>
            <h3>{caption}</h3>
            <PayTable paid={cost.paid} factors={pay.factors} caption={caption} />
          </section>
        );
      })}
    </details>
  );
}

interface GroupsProps {
  groups: readonly Group[];
  counting: CountingRules;
  onChange: (groups: Group[]) => void;
}

const mostGroups = 8;

/** How many people at which wage: typed here, and about nobody in particular. */
export function PlanGroups({ groups, counting, onChange }: GroupsProps) {
  const place = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(place);
  const change = (at: number, changed: Partial<Group>) =>
    onChange(groups.map((group, index) => (index === at ? { ...group, ...changed } : group)));
  /** The button that was pressed may go with it, or with the only one that is left. */
  const remove = (at: number) => {
    onChange(groups.filter((_, index) => index !== at));
    focus(fieldOf(Math.min(at, groups.length - 2)));
  };
  const add = () => {
    onChange([...groups, newGroup]);
    focus(fieldOf(groups.length));
  };
  const minimum = counting.pay?.minimumWage ?? null;
  return (
    <div ref={place} className={classes.groups}>
      {groups.map((group, index) => (
        <fieldset key={keyAt(index)} className={classes.fields} data-fields data-group={index}>
          <legend>{m.what_if_group({ number: formatQuantity(index + 1) })}</legend>
          <CountField
            label={m.what_if_people()}
            most={9999}
            value={group.people}
            onChange={(people) => change(index, { people })}
          />
          <WageField
            label={m.what_if_wage()}
            value={group.wage}
            onChange={(wage) => change(index, { wage })}
            note={() =>
              isUnderpaid(group, counting)
                ? m.what_if_below({ minimum: formatMoney(minimum ?? '0') })
                : null
            }
          />
          {groups.length > 1 ? (
            <Button
              size="compact-sm"
              variant="subtle"
              className={classes.end}
              aria-label={m.what_if_group_remove({ number: formatQuantity(index + 1) })}
              onClick={() => remove(index)}
            >
              {m.schedules_leave()}
            </Button>
          ) : null}
        </fieldset>
      ))}
      {groups.length < mostGroups ? (
        <Button size="compact-sm" variant="default" onClick={add}>
          {m.what_if_group_add()}
        </Button>
      ) : null}
    </div>
  );
}

/** A group is its place: it has no name. */
const keyAt = (index: number) => `group ${index}`;

const fieldOf = (index: number) => `[data-group="${index}"] input`;

const minutesRow = (label: string, before: number, after: number): Row => ({
  label,
  before: formatMinutes(before),
  after: formatMinutes(after),
  difference: signed(after - before, formatMinutes),
  differs: after !== before,
});

const countRow = (label: string, before: number, after: number): Row => ({
  label,
  before: formatQuantity(before),
  after: formatQuantity(after),
  difference: signed(after - before, formatQuantity),
  differs: after !== before,
});

function costRows(
  group: Group,
  index: number,
  before: GroupCost | null | undefined,
  after: GroupCost | null | undefined,
): Row[] {
  const label = groupInWords(group, index);
  if (!before || !after) {
    const untold = m.what_if_no_wage();
    return [{ label, before: untold, after: untold, difference: '—', differs: false }];
  }
  const number = formatQuantity(index + 1);
  return [
    moneyRow(label, before.total, after.total),
    moneyRow(m.what_if_surcharges({ number }), before.surcharges, after.surcharges),
  ];
}

function groupInWords({ people, wage }: Group, index: number): string {
  const group = m.what_if_cost({
    number: formatQuantity(index + 1),
    people: formatQuantity(people),
    count: people,
  });
  return wage === '' ? group : m.what_if_cost_at({ group, wage: formatMoney(wage) });
}

function moneyRow(label: string, before: string, after: string): Row {
  const more = new Big(after).minus(before);
  return {
    label,
    before: formatMoney(before),
    after: formatMoney(after),
    difference: `${more.gt(0) ? '+' : ''}${formatMoney(more.toFixed(2))}`,
    differs: !more.eq(0),
  };
}

const nightInWords = (figures: PlanFigures): string =>
  m.what_if_share({
    minutes: formatMinutes(figures.nightMinutes),
    percent: formatQuantity(nightShare(figures)),
  });

function signed(value: number, words: (value: number) => string): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return `${sign}${words(Math.abs(value))}`;
}
