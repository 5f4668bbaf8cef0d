import type { ReactNode } from 'react';
import type { ReadingProgress } from './page-walk';

interface Props extends ReadingProgress {
  /** How far it is, or that it begins. */
  words: string;
  className: string | undefined;
  children?: ReactNode;
}

/** How far a reading is. Seen, not spoken: a number a page would drown everything else. */
export function ReadingBar({ done, total, words, className, children }: Props) {
  return (
    <span className={className} aria-live="off">
      <progress
        aria-label={words}
        // An empty list is read as soon as its page came, and a bar up to nothing is not valid.
        {...(total !== null && { value: done, max: Math.max(1, total) })}
      />
      <span>{words}</span>
      {children}
    </span>
  );
}
