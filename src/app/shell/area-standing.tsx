import { IconLock } from '@tabler/icons-react';
import { useStanding } from '@/modules/permissions/permission-record';
import { standingInWords } from '@/modules/permissions/standing-words';
import { HiddenText } from '@/ui/feedback/hidden-text';
import classes from './area-standing.module.css';

/** An area that was refused has a lock beside it. One not asked yet is said to listeners only: it is no news to whoever sees it. */
export function AreaStanding({ asks }: { asks: string }) {
  const standing = useStanding(asks);
  if (standing?.state === 'works') return null;
  const words = standingInWords(standing);
  const said = <HiddenText>{` · ${words}`}</HiddenText>;
  if (standing === null) return said;
  return (
    <span className={classes.standing} title={words}>
      <IconLock size={14} aria-hidden />
      {said}
    </span>
  );
}
