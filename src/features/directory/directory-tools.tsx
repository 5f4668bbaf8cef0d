import { Suspense } from 'react';
import type { DirectoryEntry, DirectoryKind } from '@/api/directory/schemas';
import { laterComponent } from '@/modules/later-part/later-component';
import { m } from '@/text/generated/messages';
import classes from './directory.module.css';
import { NameForm } from './name-form';

// What reads files comes with the forms, which no list loads first.
const ImportPanel = laterComponent(async () => (await import('./import-panel')).ImportPanel);

interface Props {
  kind: DirectoryKind;
  entries: readonly DirectoryEntry[];
}

/** How a person adds to the address book what never passed through here. */
export function DirectoryTools({ kind, entries }: Props) {
  return (
    <>
      <details className={classes.more}>
        <summary>{m.directory_import_title()}</summary>
        <Suspense>
          <ImportPanel key={kind} kind={kind} entries={entries} />
        </Suspense>
      </details>
      <NameForm key={kind} kind={kind} />
    </>
  );
}
