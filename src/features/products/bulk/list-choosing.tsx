import { Link, useNavigate } from '@tanstack/react-router';
import type { Product } from '@/api/products/schemas';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { Button } from '@/ui/form/button';
import { useChosen, type ListSelection } from '@/ui/table/list-selection';
import { SelectionBar } from '@/ui/table/selection-bar';
import type { ProductFilters } from '../product-search';
import { searchOfPlace, placeOf } from './bulk-search';
import { bulkWorkOf } from './bulk-work';
import classes from './bulk.module.css';

interface BarProps {
  branchId: string;
  filters: ProductFilters;
  /** Products of the branch, as last told. */
  total: number;
  onClose: () => void;
}

/** What a list needs so that products can be chosen in it; loaded when somebody wants to. */
export interface ListChoosing {
  selection: ListSelection<Product>;
  Bar: (props: BarProps) => React.ReactNode;
}

/** Begins to choose in the list, or goes on with what was chosen before. */
export function chooseInList(
  person: Parameters<typeof bulkWorkOf>[0],
  branchId: string,
): ListChoosing {
  const { selection } = bulkWorkOf(person, branchId);
  return { selection, Bar: (props) => <ChoosingBar selection={selection} {...props} /> };
}

/** What can be done with the chosen products, and the other ways to a change of many. */
function ChoosingBar(props: BarProps & Pick<ListChoosing, 'selection'>) {
  useLocale();
  const { selection, branchId, filters, total, onClose } = props;
  const navigate = useNavigate();
  const { rows } = useChosen(selection);
  const place = placeOf({});
  const bulk = (change: Partial<typeof place>) => ({
    to: '/branches/$branchId/products/bulk' as const,
    params: { branchId },
    search: searchOfPlace({ ...place, ...change }),
  });
  return (
    <>
      <div className={classes.choosing}>
        <span>{rows.length === 0 ? m.bulk_choosing_hint() : null}</span>
        <Link {...bulk({ narrowing: filters })} preload={false}>
          {m.bulk_choosing_by_filter()}
        </Link>
        <Link {...bulk({ source: 'file' })} preload={false}>
          {m.bulk_from_file()}
        </Link>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            selection.clear();
            onClose();
          }}
        >
          {m.bulk_choosing_end()}
        </Button>
      </div>
      <SelectionBar selection={selection} total={total}>
        {() => (
          <>
            <Button size="compact-sm" onClick={() => void navigate(bulk({ step: 'change' }))}>
              {m.bulk_choosing_change()}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() =>
                void navigate({
                  to: '/branches/$branchId/products/labels',
                  params: { branchId },
                  search: { of: 'chosen' },
                })
              }
            >
              {m.bulk_choosing_labels()}
            </Button>
          </>
        )}
      </SelectionBar>
    </>
  );
}
