import { BranchPicker } from '@/modules/branch-picker/branch-picker';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import classes from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { ThemeSwitch } from './theme-switch';
import { ShortcutHelp } from './shortcuts/shortcut-help';
import { useCurrentBranch } from './use-current-branch';
import { useSwitchBranch } from './use-switch-branch';

/** The branch one works in, and how the page looks and speaks. */
export function Header() {
  const { sandbox } = useSession();
  const switchBranch = useSwitchBranch();
  const branchId = useCurrentBranch();
  return (
    <header className={classes.header}>
      <BranchPicker branchId={branchId} onPick={switchBranch} />
      <div className={classes.controls}>
        {sandbox ? (
          <span className={classes.practice} title={m.shell_practice_help()}>
            {m.shell_practice()}
          </span>
        ) : null}
        <ShortcutHelp />
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
