import { IconColumns3 } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { ToolMenu } from '@/ui/overlay/tool-menu';
import { laterComponent } from '../later-part/later-component';
import type { ColumnChooserProps } from './column-chooser';

const ColumnChooser = laterComponent(async () => (await import('./column-chooser')).ColumnChooser);

/** Which columns a list shows, in which order and how densely. */
export function ColumnMenu(props: ColumnChooserProps) {
  return (
    <ToolMenu
      face={
        <>
          <IconColumns3 size={16} aria-hidden />
          {m.lists_columns()}
        </>
      }
    >
      {() => <ColumnChooser {...props} />}
    </ToolMenu>
  );
}
