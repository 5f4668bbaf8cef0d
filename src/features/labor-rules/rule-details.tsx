import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RuleSet } from '@/api/labor-rules/schemas';
import { minuteOf, minutesPerDay } from '@/domain/work-week';
import { ExactAnswer } from '@/modules/receipt/exact-text';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { FactCard } from '@/ui/layout/fact-list';
import { ToolSelect } from '@/ui/form/tool-field';
import table from '@/ui/table/small-table.module.css';
import classes from './labor-rules.module.css';
import { WorkedExample } from './worked-example';
import {
  compareFacts,
  factGroups,
  nameOf,
  validityInWords,
  type ComparedFact,
  type RuleFact,
} from './rule-facts';

interface Props {
  set: RuleSet;
  sets: readonly RuleSet[];
  /** The set it is compared with; null while it stands alone. */
  compared: RuleSet | null;
  /** What has to be known before the rest. */
  children: ReactNode;
}

/** One set in plain words, or what two of them say differently. */
export function RuleDetails({ set, sets, compared, children }: Props) {
  const navigate = useNavigate();
  const others = sets.filter(({ id }) => id !== null && id !== set.id);
  const isCompared = compared !== null && compared !== set;
  return (
    <section className={classes.details} aria-labelledby="rules-shown">
      <div className={classes.detailsHead}>
        <h2 id="rules-shown">
          <bdi>{nameOf(set)}</bdi> <small>{validityInWords(set)}</small>
        </h2>
        {others.length > 0 ? (
          <ToolSelect
            label={m.labor_rules_compare()}
            value={isCompared ? (compared.id ?? '') : ''}
            onChange={({ currentTarget: { value } }) =>
              void navigate({
                to: '/labor-rules',
                search: (before) => ({ ...before, compare: value || undefined }),
                replace: true,
                resetScroll: false,
              })
            }
          >
            <option value="">{m.labor_rules_compare_none()}</option>
            {others.map((other) => (
              <option key={other.id} value={other.id ?? ''}>
                {m.labor_rules_compare_option({
                  name: nameOf(other),
                  when: validityInWords(other),
                })}
              </option>
            ))}
          </ToolSelect>
        ) : null}
      </div>
      {children}
      {isCompared ? (
        <RuleComparison one={set} other={compared} />
      ) : (
        <>
          <InWords set={set} />
          <WorkedExample set={set} />
        </>
      )}
      {set.others.length > 0 ? (
        <FactCard
          as="h3"
          title={m.labor_rules_others()}
          facts={set.others.map(({ path, value }) => ({
            label: path,
            value: <code key={path}>{value}</code>,
          }))}
        >
          <p className={classes.quiet}>{m.labor_rules_others_help()}</p>
        </FactCard>
      ) : null}
      <ExactAnswer text={set.received} />
    </section>
  );
}

function InWords({ set }: { set: RuleSet }) {
  return (
    <div className={classes.groups}>
      {factGroups.map(({ id, title, facts }) => (
        <FactCard
          key={id}
          as="h3"
          title={title()}
          facts={facts.map(({ label, words, raw }) => ({
            label: label(),
            value: words(set),
            raw: raw?.(set) ?? undefined,
          }))}
        >
          {id === 'shift' ? <DayBand {...set.params.dayBand} /> : null}
        </FactCard>
      ))}
    </div>
  );
}

interface BandProps {
  /** `HH:MM`. */
  start: string | null;
  end: string | null;
}

/** The hours of day and of night as the words beside it say them, drawn from midnight to midnight; the day may cross it. */
function DayBand({ start, end }: BandProps) {
  if (start === null || end === null) return null;
  const from = minuteOf(start);
  const to = minuteOf(end);
  const parts =
    from < to
      ? [[from, to]]
      : [
          [0, to],
          [from, minutesPerDay],
        ];
  return (
    <div className={classes.band} aria-hidden>
      {parts.map(([begin = 0, stop = 0]) => (
        <span
          key={begin}
          style={{
            insetInlineStart: `${(begin / minutesPerDay) * 100}%`,
            width: `${((stop - begin) / minutesPerDay) * 100}%`,
          }}
        />
      ))}
      {['0', '6', '12', '18', '24'].map((hour) => (
        <small key={hour} style={{ insetInlineStart: `${(Number(hour) / 24) * 100}%` }}>
          {hour}
        </small>
      ))}
    </div>
  );
}

interface ComparisonProps {
  one: RuleSet;
  other: RuleSet;
}

/** Two sets side by side: what differs first, what is the same folded below. */
function RuleComparison({ one, other }: ComparisonProps) {
  const { differing, same } = compareFacts(one, other);
  return (
    <>
      {differing.length === 0 ? (
        <p>{m.labor_rules_all_same()}</p>
      ) : (
        <Rows caption={m.labor_rules_differences()} rows={differing} one={one} other={other} />
      )}
      <details className={classes.same}>
        <summary>
          {m.labor_rules_same({ count: same.length, rows: formatQuantity(same.length) })}
        </summary>
        <Rows caption={m.labor_rules_same_caption()} rows={same} one={one} other={other} />
      </details>
    </>
  );
}

interface RowsProps extends ComparisonProps {
  caption: string;
  rows: readonly ComparedFact[];
}

function Rows({ caption, rows, one, other }: RowsProps) {
  return (
    <table className={`${table.table} ${classes.comparison}`} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{m.labor_rules_parameter()}</th>
          <th scope="col">
            <bdi>{nameOf(one)}</bdi>
          </th>
          <th scope="col">
            <bdi>{nameOf(other)}</bdi>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ group, fact }) => (
          <tr key={`${group.id} ${fact.label()}`}>
            <th scope="row">
              {fact.label()} <small className={classes.quiet}>{group.title()}</small>
            </th>
            <Side fact={fact} set={one} />
            <Side fact={fact} set={other} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Side({ fact, set }: { fact: RuleFact; set: RuleSet }) {
  return (
    <td data-label={nameOf(set)} data-figure={fact.isFigure} title={fact.raw?.(set) ?? undefined}>
      <bdi>{fact.words(set) ?? m.common_not_told()}</bdi>
    </td>
  );
}
