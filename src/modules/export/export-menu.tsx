import { IconDownload, IconFileTypeCsv, IconFileTypeXls } from '@tabler/icons-react';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { MenuItem } from '@/ui/overlay/menu-item';
import { PopoverButton } from '@/ui/overlay/popover-button';
import classes from './export-menu.module.css';
import { xlsxRowLimit, type ExportFormat } from './export-plan';
import type { ListExport } from './use-export';

interface Props {
  exporting: ListExport;
  /** Rows of the whole filter, as the list last told. */
  total: number;
  /** Starts the export with a plan of its own. */
  onExport: (format: ExportFormat) => void;
}

/** Takes the whole list along, in a choice of files; what is not possible says why. */
export function ExportMenu({ exporting, total, onExport }: Props) {
  useLocale();
  const { status } = exporting.state;
  const busy = status === 'running' || status === 'paused';
  const rows = formatQuantity(total);
  const tooMany = total > xlsxRowLimit;
  return (
    <PopoverButton
      buttonRef={exporting.menuButton}
      className={classes.button}
      placement="below"
      face={
        <>
          <IconDownload size={16} aria-hidden />
          {m.export_button()}
        </>
      }
    >
      {(close) => {
        const choose = (format: ExportFormat) => {
          close();
          onExport(format);
        };
        if (busy) return <p className={classes.scope}>{m.export_one_at_a_time()}</p>;
        return (
          <>
            <p className={classes.scope}>{m.export_scope({ total: rows, count: total })}</p>
            <MenuItem onClick={() => choose('csv')}>
              <IconFileTypeCsv size={20} aria-hidden />
              <span className={classes.choice}>
                {m.export_csv()}
                <small>{m.export_csv_help()}</small>
              </span>
            </MenuItem>
            <MenuItem
              aria-disabled={tooMany}
              onClick={() => {
                if (!tooMany) choose('xlsx');
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
      }}
    </PopoverButton>
  );
}
