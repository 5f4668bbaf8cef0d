import { IconPrinter } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { m } from '@/text/generated/messages';
import { Button } from './button';
import classes from './print-button.module.css';

interface Props extends Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'disabled' | 'busy'
> {
  /** In the head of a screen, where a phone has no room for its word. */
  inHead?: boolean;
}

/** Puts what is on the screen onto paper, where the button itself has no place. */
export function PrintButton({ inHead, ...props }: Props) {
  return (
    <Button
      size="xs"
      variant="default"
      {...props}
      className={classes.print}
      data-head={inHead}
      {...(inHead && { title: m.common_print() })}
      icon={IconPrinter}
      onClick={() => window.print()}
    >
      {m.common_print()}
    </Button>
  );
}
