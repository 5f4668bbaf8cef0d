import { Link } from '@tanstack/react-router';
import { directoryKinds } from '@/api/directory/schemas';
import { m } from '@/text/generated/messages';
import { useCallback } from 'react';
import classes from './directory.module.css';
import { searchOf } from './entry-address';
import { kindWords } from './kind-words';

/** What the address book is divided into; providers have a screen of their own, where they are also created. */
export function KindLinks() {
  // On a phone the kinds are longer than their line.
  const showOpen = useCallback((kinds: HTMLElement | null) => {
    const open = kinds?.querySelector('[aria-current]');
    open?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <nav ref={showOpen} className={classes.kinds} aria-label={m.directory_kinds()}>
      {directoryKinds.map((kind) =>
        kind === 'provider' ? (
          <Link key={kind} to="/providers" className={classes.kind}>
            {kindWords[kind].title()}
          </Link>
        ) : (
          <Link
            key={kind}
            to="/directory"
            search={searchOf(kind)}
            activeOptions={{ exact: true }}
            className={classes.kind}
          >
            {kindWords[kind].title()}
          </Link>
        ),
      )}
    </nav>
  );
}
