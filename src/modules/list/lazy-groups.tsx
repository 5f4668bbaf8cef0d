import { laterComponent } from '../later-part/later-component';
import type { GroupHead as Head } from './group-head';

// `lazy` drops the type parameter.
export const GroupHead = laterComponent(
  async () => (await import('./group-head')).GroupHead,
) as typeof Head;

export const GroupNote = laterComponent(async () => (await import('./group-head')).GroupNote);

/** Heads come right after the rows they stand above, into the room that is kept for them. */
export const headRoom = <tr aria-hidden style={{ height: 40 }} />;
