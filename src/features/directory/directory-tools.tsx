import type { DirectoryEntry, DirectoryKind } from '@/api/directory/schemas';
import { m } from '@/text/generated/messages';
import classes from './directory.module.css';
import { ImportPanel } from './import-panel';
import { NameForm } from './name-form';

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
        <ImportPanel key={kind} kind={kind} entries={entries} />
      </details>
      <details className={classes.more}>
        <summary>{m.directory_name_title()}</summary>
        <NameForm key={kind} kind={kind} />
      </details>
    </>
  );
}
