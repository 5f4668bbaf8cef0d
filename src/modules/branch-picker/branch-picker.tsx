import { IconBuildingStore, IconSelector } from '@tabler/icons-react';
import { shortIdentifier } from '@/domain/identifier';
import { m } from '@/text/generated/messages';
import { PopoverButton } from '@/ui/overlay/popover-button';
import { BranchPanel } from './branch-panel';
import classes from './branch-picker.module.css';
import { useBranches } from './use-branches';
import { useIsUnusable } from './use-is-unusable';

interface Props {
  /** The branch in use; null before any was chosen. */
  branchId: string | null;
  onPick: (branchId: string) => void;
}

/** Which branch one works in: always in sight, changed by typing. */
export function BranchPicker({ branchId, onPick }: Props) {
  const { branches } = useBranches();
  const isUnusable = useIsUnusable(branchId ?? '');
  const current = branches.find(({ id }) => id === branchId);
  const name =
    branchId === null
      ? m.branches_choose()
      : (current?.name ?? m.branches_unnamed({ id: shortIdentifier(branchId) }));
  return (
    <div className={classes.picker}>
      <PopoverButton
        className={classes.button}
        label={m.branches_branch_is({ name })}
        placement="below"
        face={
          <>
            <IconBuildingStore size={20} stroke={1.6} aria-hidden />
            <bdi className={classes.current} title={name}>
              {name}
            </bdi>
            <IconSelector size={16} aria-hidden />
          </>
        }
      >
        {(close) => (
          <BranchPanel
            branchId={branchId}
            onPick={(picked) => {
              close();
              onPick(picked);
            }}
          />
        )}
      </PopoverButton>
      {branchId !== null && isUnusable ? (
        <p className={classes.problem} role="alert">
          {m.branches_unusable()}
        </p>
      ) : null}
    </div>
  );
}
