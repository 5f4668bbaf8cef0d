import { IconFileTypeCsv, IconFileTypeXls } from '@tabler/icons-react';
import { useState } from 'react';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { MenuItem } from '@/ui/overlay/menu-item';
import classes from './export-choices.module.css';
import { exportScopes, xlsxRowLimit, type ExportFormat, type ExportScope } from './export-plan';

interface Props {
  /** Rows of the whole filter. */
  total: number;
  /** They are read, and those that the filter means are found among them. */
  isFound: boolean;
  /** What of them stays out of the file, as a sentence. */
  without: string | undefined;
  /** The list's columns can be chosen, so that there are columns which are not on the screen. */
  scoped: boolean;
  /** A file that nobody has fetched yet gives way to the new one. */
  replaces: boolean;
  onChoose: (format: ExportFormat, scope: ExportScope) => void;
}

const scopeNames = { shown: m.export_columns_shown, all: m.export_columns_all };

/** What the file holds, and in which format; what is not possible says why. */
export function ExportChoices({ total, isFound, without, scoped, replaces, onChoose }: Props) {
  const [scope, setScope] = useState<ExportScope>(scoped ? 'shown' : 'all');
  const rows = formatQuantity(total);
  const tooMany = total > xlsxRowLimit;
  return (
    <>
      <p className={classes.scope}>
        {scopeInWords(isFound, without)({ total: rows, count: total })} {without}
      </p>
      {replaces ? <p className={classes.scope}>{m.export_replaces()}</p> : null}
      {scoped ? (
        <fieldset className={classes.columns}>
          <legend className={classes.legend}>{m.export_columns()}</legend>
          {exportScopes.map((one) => (
            <label key={one} className={classes.column}>
              <input
                type="radio"
                name="export-columns"
                checked={scope === one}
                onChange={() => setScope(one)}
              />
              {scopeNames[one]()}
            </label>
          ))}
        </fieldset>
      ) : null}
      <MenuItem onClick={() => onChoose('csv', scope)}>
        <IconFileTypeCsv size={20} aria-hidden />
        <span className={classes.choice}>
          {m.export_csv()}
          <small>{m.export_csv_help()}</small>
        </span>
      </MenuItem>
      <MenuItem
        aria-disabled={tooMany}
        onClick={() => {
          if (!tooMany) onChoose('xlsx', scope);
        }}
      >
        <IconFileTypeXls size={20} aria-hidden />
        <span className={classes.choice}>
          {m.export_xlsx()}
          <small>
            {tooMany
              ? m.export_xlsx_too_many({ limit: formatQuantity(xlsxRowLimit), total: rows })
              : m.export_xlsx_help()}
          </small>
        </span>
      </MenuItem>
    </>
  );
}

/** Not all rows that are read come into the file: how many do is known once they are. */
function scopeInWords(isFound: boolean, without: string | undefined) {
  if (!isFound) return m.export_scope;
  return without === undefined ? m.export_scope_found : m.export_scope_most;
}
