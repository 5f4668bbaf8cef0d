import { IconCheck, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { UndoRedo } from '@/modules/undo/undo-redo';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { redo, undo, type GridState } from './grid-state';
import { useGrid, type GridStore } from './grid-store';
import classes from './line-grid.module.css';
import { scanSound, soundScan } from './scan-sound';

interface Props {
  store: GridStore;
  onStep: (to: (now: GridState) => GridState) => void;
  /** What was counted last, in words. */
  scanned: string | null;
}

/** Above the lines. */
export function GridTools({ store, onStep, scanned }: Props) {
  const canUndo = useGrid(store.shown, ({ done }) => done !== null);
  const { isOn: isHeard } = useSyncExternalStore(scanSound.subscribe, scanSound.get);
  const canRedo = useGrid(store.shown, ({ undone }) => undone !== null);
  return (
    <div className={classes.tools}>
      <UndoRedo
        canUndo={canUndo}
        canRedo={canRedo}
        onUndo={() => onStep(undo)}
        onRedo={() => onStep(redo)}
      />
      <Button
        size="xs"
        variant="default"
        icon={isHeard ? IconVolume : IconVolumeOff}
        aria-pressed={isHeard}
        onClick={() => {
          scanSound.set({ version: 1, isOn: !isHeard });
          soundScan();
        }}
      >
        {m.purchases_scan_sound()}
      </Button>
      {scanned === null ? null : (
        <span className={classes.scanned} aria-hidden>
          <IconCheck size={16} />
          {scanned}
        </span>
      )}
      <span className={classes.keys}>
        <span data-keys>{m.purchases_grid_keys()} · </span>
        {m.purchases_grid_kinds()}
      </span>
    </div>
  );
}
