import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { redo, undo, type GridState } from './grid-state';
import { useGrid, type GridStore } from './grid-store';
import classes from './line-grid.module.css';

interface Props {
  store: GridStore;
  onStep: (to: (now: GridState) => GridState) => void;
}

/** Above the lines. */
export function GridTools({ store, onStep }: Props) {
  const canUndo = useGrid(store.shown, ({ done }) => done !== null);
  const canRedo = useGrid(store.shown, ({ undone }) => undone !== null);
  return (
    <div className={classes.tools}>
      <Button
        size="compact-sm"
        variant="default"
        icon={IconArrowBackUp}
        disabled={!canUndo}
        onClick={() => onStep(undo)}
      >
        {m.purchases_undo()}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        icon={IconArrowForwardUp}
        disabled={!canRedo}
        onClick={() => onStep(redo)}
      >
        {m.purchases_redo()}
      </Button>
      <span className={classes.keys}>{m.purchases_grid_keys()}</span>
    </div>
  );
}
