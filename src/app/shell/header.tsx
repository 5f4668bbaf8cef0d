import { useNavigate } from '@tanstack/react-router';
import { BranchPicker } from '@/modules/branch-picker/branch-picker';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import classes from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { ThemeSwitch } from './theme-switch';
import { useCurrentBranch } from './use-current-branch';

/** The branch one works in, and how the page looks and speaks. */
export function Header() {
  useLocale();
  const { sandbox } = useSession();
  const navigate = useNavigate();
  const branchId = useCurrentBranch();
  return (
    <header className={classes.header}>
      <BranchPicker
        branchId={branchId}
        onPick={(picked) => {
          // Filters that make sense in any branch stay; a product or a page of the old one does not.
          void navigate({
            to: '/branches/$branchId/batches',
            params: { branchId: picked },
            search: ({ status, days, perPage }) => ({ status, days, perPage }),
          });
        }}
      />
      <div className={classes.controls}>
        {sandbox ? (
          <span className={classes.practice} title={m.shell_practice_help()}>
            {m.shell_practice()}
          </span>
        ) : null}
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
