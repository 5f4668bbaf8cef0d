import { useAfterFirstDrawing } from '@/ui/layout/use-after-first-drawing';
import type { ReactNode } from 'react';
import classes from './further-fields.module.css';

/**
 * What stands further down a long form: drawn right after the fields one begins with, so that these can be typed in sooner. Its room
 * is there from the beginning, so that no button below moves in sight.
 */
export function FurtherFields({ children }: { children: ReactNode }) {
  return useAfterFirstDrawing() ? children : <div className={classes.room} />;
}
