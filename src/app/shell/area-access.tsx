import { IconLock } from '@tabler/icons-react';
import { useAccess } from '@/modules/permissions/permission-record';
import { accessInWords } from '@/modules/permissions/access-words';
import { HiddenText } from '@/ui/feedback/hidden-text';
import classes from './area-access.module.css';

/** An area that was refused has a lock beside it. One not asked yet is said to listeners only: it is no news to whoever sees it. */
export function AreaAccess({ asks }: { asks: string }) {
  const access = useAccess(asks);
  if (access?.state === 'works') return null;
  const words = accessInWords(access);
  const said = <HiddenText>{` · ${words}`}</HiddenText>;
  if (access === null) return said;
  return (
    <span className={classes.access} title={words}>
      <IconLock size={14} aria-hidden />
      {said}
    </span>
  );
}
