import { IconSearch } from '@tabler/icons-react';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '../form/button';
import { ToolField } from '../form/tool-field';
import classes from './list-search.module.css';

interface Props {
  /** What is searched by: "Buscar por nombre o código". */
  label: string;
  typed: string;
  onType: (typed: string) => void;
  /** Why what is typed is not searched for. */
  problem?: string | null;
  /** Rows that are searched, and how many there are; null before the service told. */
  loaded: number;
  total: number | null;
  /** Rows found among the loaded ones; said while something is typed. */
  found: number;
  /** The rest is on its way. */
  loading: boolean;
  onLoadAll: () => void;
  onCancel: () => void;
  /** In a panel that was opened to search. */
  focusAtFirst?: boolean;
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/**
 * A search over the rows that are loaded, which says so: the service offers none. It never looks like a search of everything
 * until everything is there.
 */
export function ListSearch(props: Props) {
  const { label, typed, onType, loaded, total, found, loading, onLoadAll, onCancel } = props;
  const isWhole = total !== null && loaded >= total;
  const numbers = { loaded: formatQuantity(loaded), total: formatQuantity(total ?? loaded) };
  const isSearching = typed.trim() !== '';
  const reach = isWhole
    ? m.common_search_whole(numbers)
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
    <search className={classes.search}>
      <ToolField
        ref={props.focusAtFirst ? focus : undefined}
        type="search"
        label={label}
        autoComplete="off"
        icon={<IconSearch size={16} aria-hidden />}
        value={typed}
        problem={props.problem ?? null}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onType('');
        }}
      />
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
    </search>
  );
}
