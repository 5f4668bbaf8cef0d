import { Link } from '@tanstack/react-router';
import { directoryKinds, type DirectoryKind } from '@/api/directory/schemas';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import classes from './directory.module.css';
import { searchOf } from './directory-search';
import { kindWords } from './kind-words';

/** What the address book is divided into; providers have a screen of their own, where they are also created. */
export function KindLinks({ kind }: { kind: DirectoryKind }) {
  useLocale();
  return (
    <nav className={classes.kinds} aria-label={m.directory_kinds()}>
      {directoryKinds.map((one) => {
        const look = {
          className: classes.kind,
          'aria-current': one === kind ? ('page' as const) : undefined,
        };
        return one === 'provider' ? (
          <Link key={one} to="/providers" {...look}>
            {kindWords[one].title()}
          </Link>
        ) : (
          <Link key={one} to="/directory" search={searchOf(one)} {...look}>
            {kindWords[one].title()}
          </Link>
        );
      })}
    </nav>
  );
}
