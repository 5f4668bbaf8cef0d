import { IconSearch } from '@tabler/icons-react';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '../form/button';
import { ToolField } from '../form/tool-field';
import classes from './list-search.module.css';
import { focusRows } from './roving-rows';

/** What a search among the rows at hand covers, and the way to the rest. */
export interface Reach {
  /** Rows that are searched, and how many there are; null before the service told. */
  loaded: number;
  total: number | null;
  /** Rows found among the loaded ones; said while something is typed. */
  found: number;
  /** The rest is on its way. */
  loading: boolean;
  onLoadAll: () => void;
  onCancel: () => void;
}

interface Props {
  /** What is searched by: "Buscar por nombre o código". */
  label: string;
  help?: string | undefined;
  typed: string;
  onType: (typed: string) => void;
  /** Why what is typed is not searched for. */
  problem?: string | null;
  /** Null where the service searches, which then covers everything. */
  reach: Reach | null;
  /** In a panel that was opened to search. */
  focusAtFirst?: boolean;
  /** Leads to the first result, where results are no rows of a table; false where there is none. */
  onDown?: () => boolean;
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/**
 * What is typed to search a list. It stays the same field whatever is learned of the rows meanwhile, so that whoever is typing
 * goes on.
 */
export function ListSearch({ label, help, typed, onType, problem, reach, ...props }: Props) {
  return (
    <search className={classes.search}>
      <ToolField
        ref={props.focusAtFirst ? focus : undefined}
        type="search"
        label={label}
        title={help}
        autoComplete="off"
        icon={<IconSearch size={16} aria-hidden />}
        value={typed}
        problem={problem ?? null}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onType('');
          if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
          // A panel covers the rows behind it.
          const around = event.currentTarget.closest('[popover], dialog, main');
          if (props.onDown?.() ?? focusRows(around)) event.preventDefault();
        }}
      />
      {help !== undefined && typed.trim() !== '' ? <p className={classes.scope}>{help}</p> : null}
      {reach ? <ReachLine {...reach} isSearching={typed.trim() !== ''} /> : null}
    </search>
  );
}

/** It never looks like a search of everything until everything is there. */
function ReachLine(props: Reach & { isSearching: boolean }) {
  const { loaded, total, found, loading, onLoadAll, onCancel, isSearching } = props;
  const isWhole = total !== null && loaded >= total;
  const numbers = { loaded: formatQuantity(loaded), total: formatQuantity(total ?? loaded) };
  const reach = isWhole
    ? isSearching
      ? m.common_search_whole(numbers)
      : m.common_search_total(numbers)
    : loading
      ? m.common_search_part(numbers)
      : isSearching
        ? m.common_search_partly(numbers)
        : m.common_search_loaded(numbers);
  // That there is nothing can be said of the whole alone.
  const results =
    isSearching && (isWhole || found > 0)
      ? m.common_search_found({ found: formatQuantity(found), count: found })
      : null;
  return (
    <>
      {total === null ? null : (
        <p className={classes.scope}>
          <output>{[reach, results].filter(Boolean).join(' · ')}</output>
          {isWhole && !loading ? null : (
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => (loading ? onCancel() : onLoadAll())}
            >
              {loading ? m.common_cancel_reading() : m.common_search_load_all()}
            </Button>
          )}
        </p>
      )}
      {loading ? (
        <progress
          className={classes.progress}
          value={loaded}
          max={total ?? undefined}
          aria-label={m.common_search_part(numbers)}
        />
      ) : null}
    </>
  );
}
