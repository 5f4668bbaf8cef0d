import { useQuery } from '@tanstack/react-query';
import { attemptQueries } from '@/api/attempts/queries';
import { asApiError } from '@/api/core/errors';
import { endsBeforeStart } from '@/domain/typed-date';
import { readDecimal } from '@/domain/typed-decimal';
import { useBranches } from '@/modules/branch-picker/use-branches';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { DayFilter } from '@/modules/list/day-filter';
import type { FilterAt } from '@/modules/list/list-declaration';
import { m } from '@/text/generated/messages';
import { ParsedField, type Parsed } from '@/ui/form/parsed-field';
import { ToolSelect } from '@/ui/form/tool-field';
import classes from './rare-filters.module.css';

interface PeriodProps {
  from: string | null;
  to: string | null;
  onChange: (change: { from?: string | null; to?: string | null }) => void;
}

/** From one day to another, both included. */
export function PeriodFilter({ from, to, onChange }: PeriodProps) {
  return (
    <>
      <div className={classes.dates}>
        <DayFilter
          label={m.attempts_filter_from()}
          value={from}
          onChange={(day) => onChange({ from: day })}
        />
        <DayFilter
          label={m.attempts_filter_to()}
          value={to}
          onChange={(day) => onChange({ to: day })}
        />
      </div>
      {from !== null && to !== null && endsBeforeStart(from, to) ? (
        <p className={classes.problem} role="alert">
          {m.attempts_filter_period_wrong()}
        </p>
      ) : null}
    </>
  );
}

type Choice = FilterAt<string | null, object>;

/** By name on the screen, by an id in the address. */
export function PersonFilter({ label, value: person, onChange }: Choice) {
  const people = useQuery(attemptQueries.people());
  const listed = people.data ?? [];
  const isListed = listed.some(({ id }) => id === person);
  return (
    <>
      <ToolSelect
        label={label}
        value={person ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
      >
        <option value="">{m.attempts_filter_person_all()}</option>
        {person === null || isListed ? null : (
          <option value={person}>{m.attempts_filter_person_unlisted()}</option>
        )}
        {listed.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ToolSelect>
      {people.error ? (
        <p className={classes.problem}>
          {describeReadError(asApiError(people.error), m.attempts_people_subject()).title}
        </p>
      ) : null}
    </>
  );
}

/** Of which branch. */
export function BranchFilter({ label, value: branch, onChange }: Choice) {
  const { branches } = useBranches();
  const isListed = branches.some(({ id }) => id.toLowerCase() === branch);
  return (
    <ToolSelect
      label={label}
      value={branch ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
    >
      <option value="">{m.attempts_filter_branch_all()}</option>
      {branch === null || isListed ? null : <option value={branch}>{branch}</option>}
      {branches.map(({ id, name }) => (
        <option key={id} value={id.toLowerCase()}>
          {name}
        </option>
      ))}
    </ToolSelect>
  );
}

const amountRule = { decimals: 4, most: '9999999999999', least: 'zero' } as const;

/** An exact amount, as people write it. */
export function AmountFilter({ label, value: amount, onChange }: Choice) {
  return (
    <ParsedField
      label={label}
      inputMode="decimal"
      value={amount}
      format={(value) => value ?? ''}
      parse={parseAmount}
      onChange={(value) => onChange(value)}
    />
  );
}

function parseAmount(typed: string): Parsed<string | null> {
  if (typed.trim() === '') return { value: null };
  const read = readDecimal(typed, amountRule);
  return 'value' in read ? read : { problem: m.attempts_filter_amount_wrong() };
}
