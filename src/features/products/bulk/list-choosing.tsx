import { Link, linkOptions, useNavigate } from '@tanstack/react-router';
import type { Product } from '@/api/products/schemas';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import type { ListSelection } from '@/ui/table/list-selection';
import { SelectionBar } from '@/ui/table/selection-bar';
import type { ProductNarrowing } from '../product-address';
import { bulkAddress, type BulkPlace } from './bulk-search';
import classes from './bulk.module.css';
import { chosenProducts, type Person } from './chosen-products';

interface HeadProps {
  branchId: string;
  narrowing: ProductNarrowing;
  onClose: () => void;
}

interface BarProps {
  branchId: string;
  /** Products of the branch, as last told. */
  total: number;
}

/** What a list needs so that products can be chosen in it; loaded when somebody wants to. */
export interface ListChoosing {
  selection: ListSelection<Product>;
  /** Above the list. */
  Head: (props: HeadProps) => React.ReactNode;
  /** Below it. */
  Bar: (props: BarProps) => React.ReactNode;
}

/** Begins to choose in the list, or goes on with what was chosen before. */
export function chooseInList(person: Person, branchId: string): ListChoosing {
  const selection = chosenProducts(person, branchId);
  return {
    selection,
    Head: (props) => <ChoosingHead selection={selection} {...props} />,
    Bar: (props) => <ChoosingBar selection={selection} {...props} />,
  };
}

type Choice = Pick<ListChoosing, 'selection'>;

function bulkLink(branchId: string, change: Partial<BulkPlace>) {
  return linkOptions({
    to: '/branches/$branchId/products/bulk',
    params: { branchId },
    search: bulkAddress.search({ ...bulkAddress.defaults, ...change }),
  });
}

/** Of a place in the list only what narrows it. */
const narrowedAs = ({ q, low, tax, category }: ProductNarrowing) => ({ q, low, tax, category });

/** How products are chosen here, and the other ways to a change of many. */
function ChoosingHead({ selection, branchId, narrowing, onClose }: HeadProps & Choice) {
  return (
    <div className={classes.choosing}>
      <output>{m.bulk_choosing_hint()}</output>
      <Link {...bulkLink(branchId, narrowedAs(narrowing))} preload={false}>
        {m.bulk_choosing_by_filter()}
      </Link>
      <Link {...bulkLink(branchId, { from: 'file' })} preload={false}>
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
  );
}

function ChoosingBar({ selection, branchId, total }: BarProps & Choice) {
  const navigate = useNavigate();
  return (
    <SelectionBar selection={selection} total={total}>
      {() => (
        <>
          <Button
            size="compact-sm"
            onClick={() => void navigate(bulkLink(branchId, { step: 'change' }))}
          >
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
  );
}
