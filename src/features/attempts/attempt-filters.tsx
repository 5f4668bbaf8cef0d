import { attemptStates, writeOperations } from '@/api/attempts/names';
import { ColumnMenu } from '@/modules/list-tools/column-menu';
import { rememberLayout } from '@/modules/list-tools/own-layouts';
import { writeWords } from '@/modules/outcome-panel/write-words';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { ToolSelect } from '@/ui/form/tool-field';
import type { ListLayout } from '@/ui/table/list-layout';
import { columnName } from './attempt-columns';
import { attemptList } from './attempt-list-columns';
import type { AttemptFilters } from './attempt-search';
import { stateInWords } from './attempt-words';
import classes from './attempts.module.css';
import type { useAttemptNavigation } from './use-attempt-navigation';

interface Props {
  filters: AttemptFilters;
  layout: ListLayout;
  go: ReturnType<typeof useAttemptNavigation>;
}

/** What the journal is narrowed to, left of its head, and its columns on the right. */
export function AttemptFiltersBar({ filters, layout, go }: Props) {
  useLocale();
  return (
    <section className={classes.filters} aria-label={m.attempts_filters()}>
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={filters.unresolved}
          onChange={({ currentTarget }) => go.filter({ unresolved: currentTarget.checked })}
        />
        {m.attempts_filter_unresolved()}
      </label>
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
      <ToolSelect
        className={classes.choice}
        label={m.attempts_filter_operation()}
        value={filters.operation ?? ''}
        onChange={({ currentTarget: { value } }) =>
          go.filter({ operation: writeOperations.find((known) => known === value) ?? null })
        }
      >
        <option value="">{m.attempts_filter_operation_all()}</option>
        {writeOperations.map((operation) => (
          <option key={operation} value={operation}>
            {writeWords[operation].name()}
          </option>
        ))}
      </ToolSelect>
      <div className={classes.tools}>
        <ColumnMenu
          list={attemptList}
          layout={layout}
          nameOf={columnName}
          onLayout={(chosen) => {
            rememberLayout(attemptList, chosen);
            // From here on the layout is the reader's own, no longer that of the link.
            if (filters.layout.columns ?? filters.layout.density) {
              go.layout({ columns: undefined, density: undefined });
            }
          }}
        />
      </div>
    </section>
  );
}
