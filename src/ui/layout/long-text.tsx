import { m } from '@/text/generated/messages';
import classes from './long-text.module.css';

/** What fits into three lines of a phone, in characters: shorter text is never cut and needs no button. */
const shortCharacters = 90;

/** What a form is about, in the service's own words: three lines of it, and the whole for whoever asks, by key as by hand. */
export function LongText({ children }: { children: string }) {
  if (children.length <= shortCharacters) return <bdi className={classes.short}>{children}</bdi>;
  return (
    <details className={classes.long}>
      <summary>
        <bdi className={classes.text}>{children}</bdi>
        <span className={classes.more}>{m.common_show_all()}</span>
        <span className={classes.less}>{m.common_show_less()}</span>
      </summary>
    </details>
  );
}
