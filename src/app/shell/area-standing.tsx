import { IconCircleDashed, IconLock } from '@tabler/icons-react';
import { useStanding } from '@/modules/permissions/permission-record';
import { standingInWords } from '@/modules/permissions/standing-words';
import { useLocale } from '@/text/use-locale';
import { HiddenText } from '@/ui/feedback/hidden-text';
import classes from './area-standing.module.css';

/** Beside an area that works stands nothing; one that was refused has a lock, one not asked yet a ring. */
export function AreaStanding({ area }: { area: string }) {
  useLocale();
  const standing = useStanding(area);
  if (standing?.state === 'works') return null;
  const words = standingInWords(standing);
  const Mark = standing === null ? IconCircleDashed : IconLock;
  return (
    <span className={classes.standing} data-refused={standing !== null || undefined} title={words}>
      <Mark size={14} aria-hidden />
      <HiddenText>{` · ${words}`}</HiddenText>
    </span>
  );
}
