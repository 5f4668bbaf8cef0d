import type { MouseEvent } from 'react';
import { m } from '@/text/generated/messages';
import classes from './skip-link.module.css';

/** Past the navigation in one key; it moves the focus itself so that the address stays free of `#main`. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <a href="#main" className={classes.skip} onClick={skip}>
      {m.shell_skip()}
    </a>
  );
}
