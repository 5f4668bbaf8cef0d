import { IconSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { textSearch } from '@/domain/search-text';
import { laterComponent } from '@/modules/later-part/later-component';
import { m } from '@/text/generated/messages';
import { ToolField } from '@/ui/form/tool-field';
import { BranchChoices, walk } from './branch-choices';
import classes from './branch-picker.module.css';
import { useUnusableBranches } from './unusable-branches';
import { useBranches, type KnownBranch } from './use-branches';

// Forms bring their library along; few people ever paste a branch.
const PasteBranchForm = laterComponent(
  async () => (await import('./paste-branch-form')).PasteBranchForm,
);

interface Props {
  branchId: string | null;
  onPick: (branchId: string) => void;
}

/** Every branch one may work in, narrowed by typing; Enter takes the first, arrows walk the list. */
export function BranchPanel({ branchId, onPick }: Props) {
  const [typed, setTyped] = useState('');
  const { branches, failure } = useBranches();
  const unusable = useUnusableBranches();
  const found = matchingBranches(branches, typed);
  const isLost = branchId !== null && unusable.has(branchId);
  return (
    <div className={classes.panel} data-walk>
      {branches.length > 0 ? (
        <ToolField
          ref={focusFirst}
          label={m.branches_search()}
          spoken
          placeholder={m.branches_search()}
          icon={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            const first = found[0];
            if (event.key === 'Enter' && first) onPick(first.id);
            else walk(event);
          }}
          data-step
        />
      ) : null}
      <BranchChoices
        label={m.branches_list()}
        branches={found}
        branchId={branchId}
        onPick={onPick}
      />
      {found.length === 0 && typed !== '' ? (
        <output className={classes.mark}>{m.branches_none_found()}</output>
      ) : null}
      {failure || isLost ? (
        <details className={classes.paste} open={branches.length === 0}>
          <summary>{m.branches_paste()}</summary>
          <Suspense>
            <PasteBranchForm onKept={onPick} />
          </Suspense>
        </details>
      ) : null}
    </div>
  );
}

const focusFirst = (input: HTMLInputElement | null) => input?.focus();

const search = textSearch<KnownBranch>(({ name }) => [name]);

/** The branches whose name holds every typed word, in their own order. */
export function matchingBranches(branches: KnownBranch[], typed: string): readonly KnownBranch[] {
  return search(branches, typed);
}
