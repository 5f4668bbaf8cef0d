import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import { attemptStates, writeAreas, writeOperations } from '@/api/attempts/names';
import { areaInWords, stateInWords } from '@/modules/journal/attempt-words';
import { useTypedText } from '@/modules/list-tools/use-typed-text';
import { writeWords } from '@/modules/journal/write-words';
import { m } from '@/text/generated/messages';
import { ToolField, ToolSelect } from '@/ui/form/tool-field';
import { ToolMenu } from '@/ui/overlay/tool-menu';
import { laterComponent } from '@/modules/later-part/later-component';
import { rarelyUsed, type AttemptFilters } from './attempt-search';
import classes from './attempts.module.css';
import type { useAttemptNavigation } from './use-attempt-navigation';

const JobFilter = laterComponent(async () => (await import('./job-filter')).JobFilter);
const MoreFilters = laterComponent(async () => (await import('./more-filters')).MoreFilters);

interface Props {
  filters: AttemptFilters;
  go: ReturnType<typeof useAttemptNavigation>;
  /** Views and columns, on the right. */
  tools: ReactNode;
}

/** What the journal is narrowed to, left of its head. */
export function AttemptFiltersBar({ filters, go, tools }: Props) {
  const { typed, type, problem } = useTypedText(filters.text, go.type);
  return (
    <section className={classes.filters} aria-label={m.attempts_filters()}>
      <search className={classes.search}>
        <ToolField
          type="search"
          label={m.attempts_search()}
          title={m.attempts_search_help()}
          autoComplete="off"
          icon={<IconSearch size={16} aria-hidden />}
          value={typed}
          problem={problem}
          onChange={({ currentTarget: { value } }) => type(value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') type('');
          }}
        />
      </search>
      <ToolSelect
        className={classes.choice}
        label={m.attempts_filter_operation()}
        value={filters.operation ?? ''}
        onChange={({ currentTarget: { value } }) =>
          go.filter({ operation: whats.find((known) => known === value) ?? null })
        }
      >
        <option value="">{m.attempts_filter_operation_all()}</option>
        {whats.map((what) => (
          <option key={what} value={what}>
            {whatInWords(what)}
          </option>
        ))}
      </ToolSelect>
      <ToolSelect
        className={classes.choice}
        label={m.attempts_filter_outcome()}
        value={filters.outcome ?? ''}
        onChange={({ currentTarget: { value } }) =>
          go.filter({ outcome: attemptStates.find((known) => known === value) ?? null })
        }
      >
        <option value="">{m.attempts_filter_outcome_all()}</option>
        {attemptStates.map((state) => (
          <option key={state} value={state}>
            {stateInWords(state)}
          </option>
        ))}
      </ToolSelect>
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={filters.unresolved}
          onChange={({ currentTarget }) => go.filter({ unresolved: currentTarget.checked })}
        />
        {m.attempts_filter_unresolved()}
      </label>
      {filters.job === null ? null : (
        <Suspense>
          <JobFilter job={filters.job} onRemove={() => go.filter({ job: null })} />
        </Suspense>
      )}
      <div className={classes.tools}>
        <ToolMenu
          keeps
          face={
            <>
              <IconAdjustmentsHorizontal size={16} aria-hidden />
              {m.attempts_more_filters()}
              {rarelyUsed(filters) > 0 ? (
                <span className={classes.count}>{rarelyUsed(filters)}</span>
              ) : null}
            </>
          }
        >
          {() => <MoreFilters filters={filters} onChange={go.filter} />}
        </ToolMenu>
        {tools}
      </div>
    </section>
  );
}

/** An area stands before its operations, where it has several. */
const whats = writeAreas.flatMap((area) => {
  const operations = writeOperations.filter((name) => name.startsWith(`${area}.`));
  return operations.length > 1 ? [area, ...operations] : operations;
});

function whatInWords(what: (typeof whats)[number]): string {
  const operation = writeOperations.find((known) => known === what);
  return operation ? writeWords[operation].name() : areaInWords(what);
}
