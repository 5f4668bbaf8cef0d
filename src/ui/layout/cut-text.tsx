import { m } from '@/text/generated/messages';
import classes from './cut-text.module.css';

/**
 * Text of the service in one line: cut by its column, whole on hover, while its row has the focus, and in print. The
 * isolation keeps right-to-left names from reordering what stands beside them.
 */
export function CutText({ children, quiet }: { children: string; quiet?: boolean }) {
  return (
    <bdi className={classes.cut} data-quiet={quiet || undefined} title={children}>
      {children}
    </bdi>
  );
}

/** The same of what the service may leave out: then it says so. */
export function ToldText({ children }: { children: string | null }) {
  return children === null ? (
    <CutText quiet>{m.common_not_told()}</CutText>
  ) : (
    <CutText>{children}</CutText>
  );
}
