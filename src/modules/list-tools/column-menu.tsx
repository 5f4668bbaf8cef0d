import { IconColumns3 } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { PopoverButton } from '@/ui/overlay/popover-button';
import type { ColumnChooserProps } from './column-chooser';
import classes from './list-tools.module.css';

const ColumnChooser = lazy(async () => ({
  default: (await import('./column-chooser')).ColumnChooser,
}));

/** Which columns a list shows, in which order and how densely. */
export function ColumnMenu(props: ColumnChooserProps) {
  useLocale();
  return (
    <PopoverButton
      className={classes.button}
      placement="below"
      face={
        <>
          <IconColumns3 size={16} aria-hidden />
          {m.lists_columns()}
        </>
      }
    >
      {() => (
        <Suspense>
          <ColumnChooser {...props} />
        </Suspense>
      )}
    </PopoverButton>
  );
}
