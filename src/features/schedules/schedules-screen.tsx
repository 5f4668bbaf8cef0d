import { Link } from '@tanstack/react-router';
import { OpenRecord } from '@/modules/open-record/open-record';
import { mostTogether, useOpenRecords } from '@/modules/open-record/record-links';
import { m } from '@/text/generated/messages';
import { ListScreen } from '@/ui/layout/list-screen';
import { ScreenNote } from '@/ui/layout/screen-note';
import { ScreenTitle } from '@/ui/layout/screen-title';

/** Where a schedule is opened: no operation lists schedules (API description, Endpoints). */
export function SchedulesScreen() {
  const open = useOpenRecords('schedule');
  return (
    <ListScreen>
      <ScreenTitle title={m.schedules_title()} />
      <ScreenNote>{m.schedules_honest()}</ScreenNote>
      <OpenRecord kind="schedule" most={mostTogether.schedule} onOpen={open} />
      <p>
        <Link to="/assignments">{m.schedules_assignments()}</Link>
      </p>
    </ListScreen>
  );
}
