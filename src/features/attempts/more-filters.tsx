import { useQuery } from '@tanstack/react-query';
import { attemptQueries } from '@/api/attempts/queries';
import { asApiError } from '@/api/core/errors';
import { endsBeforeStart } from '@/domain/typed-date';
import { readDecimal } from '@/domain/typed-decimal';
import { useBranches } from '@/modules/branch-picker/use-branches';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { DayFilter } from '@/modules/list-tools/day-filter';
import { m } from '@/text/generated/messages';
import { ParsedField, type Parsed } from '@/ui/form/parsed-field';
import { ToolSelect } from '@/ui/form/tool-field';
import type { AttemptNarrowing } from './attempt-search';
import classes from './more-filters.module.css';

interface Props {
  filters: AttemptNarrowing;
  onChange: (change: Partial<AttemptNarrowing>) => void;
}

/** The filters that are needed now and then: who, where, when and how much. */
export function MoreFilters({ filters, onChange }: Props) {
  const { from, to } = filters;
  return (
    <div className={classes.panel}>
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
      <PersonFilter person={filters.person} onChange={(person) => onChange({ person })} />
      <BranchFilter branch={filters.branch} onChange={(branch) => onChange({ branch })} />
      <AmountFilter amount={filters.amount} onChange={(amount) => onChange({ amount })} />
    </div>
  );
}

/** By name on the screen, by an id in the address. */
function PersonFilter(props: { person: string | null; onChange: (person: string | null) => void }) {
  const { person, onChange } = props;
  const people = useQuery(attemptQueries.people());
  const listed = people.data ?? [];
  const isListed = listed.some(({ id }) => id === person);
  return (
    <>
      <ToolSelect
        label={m.attempts_filter_person()}
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

function BranchFilter(props: { branch: string | null; onChange: (branch: string | null) => void }) {
  const { branch, onChange } = props;
  const { branches } = useBranches();
  const isListed = branches.some(({ id }) => id.toLowerCase() === branch);
  return (
    <ToolSelect
      label={m.attempts_filter_branch()}
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
function AmountFilter(props: { amount: string | null; onChange: (amount: string | null) => void }) {
  const { amount, onChange } = props;
  return (
    <ParsedField
      label={m.attempts_filter_amount()}
      inputMode="decimal"
      value={amount}
      format={(value) => value ?? ''}
      parse={parseAmount}
      onChange={onChange}
    />
  );
}

function parseAmount(typed: string): Parsed<string | null> {
  if (typed.trim() === '') return { value: null };
  const read = readDecimal(typed, amountRule);
  return 'value' in read ? read : { problem: m.attempts_filter_amount_wrong() };
}
