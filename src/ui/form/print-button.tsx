import { IconPrinter } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { m } from '@/text/generated/messages';
import { Button } from './button';
import classes from './print-button.module.css';

/** Puts what is on the screen onto paper, where the button itself has no place; on a phone its word is for listeners. */
export function PrintButton(
  props: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'disabled'>,
) {
  return (
    <Button
      size="xs"
      variant="default"
      {...props}
      className={classes.print}
      title={m.common_print()}
      leftSection={<IconPrinter size={16} aria-hidden />}
      onClick={() => window.print()}
    >
      <span className={classes.word}>{m.common_print()}</span>
    </Button>
  );
}
