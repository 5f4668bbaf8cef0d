import { IconCalendarExclamation } from '@tabler/icons-react';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';

/** The service's unversioned base is removed on 1 January 2027 (API description, Versioning). */
export function UnversionedBanner() {
  const { unversionedDaysLeft } = useSession().service;
  if (unversionedDaysLeft === null) return null;
  return (
    <Notice tone="warn" icon={<IconCalendarExclamation size={16} />}>
      {m.shell_unversioned({ days: unversionedDaysLeft })}
    </Notice>
  );
}
