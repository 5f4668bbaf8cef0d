import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RuleSet } from '@/api/labor-rules/schemas';
import { ExactAnswer } from '@/modules/receipt/exact-text';
import { m } from '@/text/generated/messages';
import { ToolSelect } from '@/ui/form/tool-field';
import { DayBand } from './day-band';
import classes from './labor-rules.module.css';
import { RuleComparison } from './rule-comparison';
import { factGroups, type RuleFact } from './rule-facts';
import { nameOf, validityInWords } from './rule-words';

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
      {isCompared ? <RuleComparison one={set} other={compared} /> : <InWords set={set} />}
      {set.others.length > 0 ? (
        <section className={classes.panel} aria-labelledby="rules-others">
          <h3 id="rules-others">{m.labor_rules_others()}</h3>
          <p className={classes.quiet}>{m.labor_rules_others_help()}</p>
          <dl className={classes.facts}>
            {set.others.map(({ path, value }) => (
              <div key={path} className={classes.fact}>
                <dt>
                  <code>{path}</code>
                </dt>
                <dd>
                  <code>{value}</code>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <ExactAnswer text={set.received} />
    </section>
  );
}

function InWords({ set }: { set: RuleSet }) {
  return (
    <div className={classes.groups}>
      {factGroups.map(({ id, title, facts }) => (
        <section key={id} className={classes.panel} aria-labelledby={`rules-${id}`}>
          <h3 id={`rules-${id}`}>{title()}</h3>
          {id === 'shift' ? <DayBand {...set.params.dayBand} /> : null}
          <dl className={classes.facts}>
            {facts.map((fact) => (
              <div key={fact.label()} className={classes.fact}>
                <dt>{fact.label()}</dt>
                <FactValue fact={fact} set={set} />
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function FactValue({ fact, set }: { fact: RuleFact; set: RuleSet }) {
  const words = fact.words(set);
  return (
    <dd title={fact.raw?.(set) ?? undefined} data-quiet={words === null || undefined}>
      <bdi>{words ?? m.common_not_told()}</bdi>
    </dd>
  );
}
