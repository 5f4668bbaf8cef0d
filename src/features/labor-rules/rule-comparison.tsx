import type { RuleSet } from '@/api/labor-rules/schemas';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import table from '@/ui/table/small-table.module.css';
import classes from './labor-rules.module.css';
import { factGroups, type RuleFact } from './rule-facts';
import { nameOf } from './rule-words';

interface Props {
  one: RuleSet;
  other: RuleSet;
}

/** Two sets side by side: what differs first, what is the same folded below. */
export function RuleComparison({ one, other }: Props) {
  const facts = factGroups.flatMap((group) => group.facts.map((fact) => ({ group, fact })));
  const isSame = ({ fact }: { fact: RuleFact }) => fact.words(one) === fact.words(other);
  const differing = facts.filter((row) => !isSame(row));
  const same = facts.filter(isSame);
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

interface RowsProps extends Props {
  caption: string;
  rows: { group: { id: string; title: () => string }; fact: RuleFact }[];
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
    <td data-label={nameOf(set)} title={fact.raw?.(set) ?? undefined}>
      <bdi>{fact.words(set) ?? m.common_not_told()}</bdi>
    </td>
  );
}
