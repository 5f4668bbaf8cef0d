import type { DirectoryEntry } from '@/api/directory/schemas';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { ImportPanel } from './import-panel';
import { NameForm } from './name-form';
import classes from './providers.module.css';

/** How a person adds to the directory what never passed through here. */
export function DirectoryTools({ entries }: { entries: readonly DirectoryEntry[] }) {
  useLocale();
  return (
    <>
      <details className={classes.more}>
        <summary>{m.directory_import_title()}</summary>
        <ImportPanel entries={entries} />
      </details>
      <details className={classes.more}>
        <summary>{m.directory_name_title()}</summary>
        <NameForm />
      </details>
    </>
  );
}
