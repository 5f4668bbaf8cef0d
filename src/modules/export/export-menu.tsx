import { IconDownload } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { ToolMenu } from '@/ui/overlay/tool-menu';
import { laterComponent } from '../later-part/later-component';
import { isUnderWay } from '../whole-list/stoppable-reading';
import { exportButton, isWaiting, useCurrentExport } from './current-export';
import classes from './export-choices.module.css';
import type { ExportFormat, ExportScope } from './export-plan';

const ExportChoices = laterComponent(async () => (await import('./export-choices')).ExportChoices);

interface Props {
  /** Rows of the whole filter, as the list last told. */
  total: number;
  /** The filter is not the service's: those rows are read, and the ones it means are found among them. */
  isFound?: boolean;
  /** What of them stays out of the file, as a sentence. */
  without?: string | undefined;
  /** The list's columns can be chosen: the file may have those on the screen or all. */
  scoped?: boolean;
  /** Starts the export with a plan of its own. */
  onExport: (format: ExportFormat, scope: ExportScope) => void;
}

/** Takes the whole list along, in a choice of files. */
export function ExportMenu({ total, isFound = false, without, scoped = false, onExport }: Props) {
  const state = useCurrentExport();
  return (
    <ToolMenu
      buttonRef={exportButton}
      face={
        <>
          <IconDownload size={16} aria-hidden />
          {m.export_button()}
        </>
      }
    >
      {(close) =>
        isUnderWay(state) ? (
          <p className={classes.scope}>{m.export_one_at_a_time()}</p>
        ) : (
          <ExportChoices
            total={total}
            isFound={isFound}
            without={without}
            scoped={scoped}
            replaces={isWaiting(state)}
            onChoose={(format, scope) => {
              close();
              onExport(format, scope);
            }}
          />
        )
      }
    </ToolMenu>
  );
}
