import type { KeyboardEvent } from 'react';
import { m } from '@/text/generated/messages';
import { MenuItem } from '@/ui/overlay/menu-item';
import classes from './branch-picker.module.css';
import { useUnusableBranches } from './unusable-branches';
import type { KnownBranch } from './use-branches';

interface Props {
  label: string;
  branches: readonly KnownBranch[];
  /** The branch in use; null before any was chosen. */
  branchId: string | null;
  onPick: (branchId: string) => void;
}

/** Branches to choose from, each in a line; arrows walk them. */
export function BranchChoices({ label, branches, branchId, onPick }: Props) {
  const unusable = useUnusableBranches();
  return (
    <ul className={classes.list} aria-label={label}>
      {branches.map(({ id, name, pasted }) => (
        <li key={id}>
          <MenuItem
            aria-current={id === branchId ? 'true' : undefined}
            onClick={() => onPick(id)}
            onKeyDown={walk}
            data-step
          >
            <bdi className={classes.name}>{name}</bdi>
            {pasted ? <small className={classes.mark}>{m.branches_pasted()}</small> : null}
            {unusable.has(id) ? (
              <small className={classes.mark}>{m.branches_unknown()}</small>
            ) : null}
          </MenuItem>
        </li>
      ))}
    </ul>
  );
}

/** Arrow keys between what stands around the branches and each of them. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const panel = event.currentTarget.closest('[data-walk]');
  const steps = [...(panel?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
  const at = steps.indexOf(event.currentTarget);
  const goal = steps[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at === -1 || !goal) return;
  event.preventDefault();
  goal.focus();
}
