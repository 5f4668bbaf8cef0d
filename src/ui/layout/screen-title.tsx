import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './screen-title.module.css';

interface Props {
  /** The screen's name, or that of the one record it shows. */
  title: string;
  /** What the screen is about, in the service's own words: a branch, a person. */
  of?: string;
  /** Nothing else on a phone says what it is about. */
  ofAlways?: boolean;
  /** It stands right below by itself: only the tab says it here. */
  ofBelow?: boolean;
  /** The screen is a form: what stands on the right stands above its right edge, not at that of the window. */
  ofForm?: boolean;
  /** State of the data and the screen's one primary action, on the right. */
  children?: ReactNode;
}

/** A longer name is cut in the header of a phone. */
const fitsHeader = 24;

/** The head of every screen: it names the tab, and takes the focus when one arrives here. */
export function ScreenTitle({ title, of, ofAlways, ofBelow, ofForm, children }: Props) {
  useDocumentTitle([title, of, 'Trastienda'].filter(Boolean).join(' · '));
  return (
    <div className={classes.head} data-form={ofForm}>
      <h1 className={classes.title} tabIndex={-1} data-screen-title>
        <bdi>{title}</bdi>
        {of && !ofBelow ? (
          <span className={classes.of} data-always={ofAlways || of.length > fitsHeader}>
            {' · '}
            <bdi>{of}</bdi>
          </span>
        ) : null}
      </h1>
      {children ? <div className={classes.aside}>{children}</div> : null}
    </div>
  );
}
