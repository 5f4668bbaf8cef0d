import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import type { DirectoryEntry } from '@/api/directory/schemas';
import { formatTimestamp } from '@/modules/business-day/moments';
import { entryName } from '@/modules/directory/entry-words';
import { useAccess } from '@/modules/permissions/permission-record';
import { m } from '@/text/generated/messages';
import { CutText } from '@/ui/layout/cut-text';
import classes from './home.module.css';

/** As many as are gone on with; the others are found on their own screen. */
const mostLately = 5;

/**
 * What whoever sees to people does here, for a session that was shown rules, schedules or employees. No more is asked for: which of
 * the others work is learnt where they are opened, not as the pointer passes, and what was refused is not offered.
 */
export function PeoplePlaces() {
  const schedules = useAccess('work-schedules');
  const employees = useAccess('employees');
  const rules = useAccess('labor-rules');
  const assignments = useAccess('schedule-assignments.delete');
  if (![schedules, employees, rules].some((access) => access?.state === 'works')) return null;
  const places = [
    {
      access: schedules,
      link: linkOptions({ to: '/schedules' }),
      name: m.shell_screen_schedules(),
      help: m.home_people_schedules(),
    },
    {
      access: employees,
      link: linkOptions({ to: '/employees' }),
      name: m.shell_screen_employees(),
      help: m.home_people_employees(),
    },
    {
      access: assignments,
      link: linkOptions({ to: '/assignments' }),
      name: m.shell_screen_assignments(),
      help: m.home_people_assignments(),
    },
    {
      access: rules,
      link: linkOptions({ to: '/labor-rules' }),
      name: m.shell_screen_labor_rules(),
      help: m.home_people_rules(),
    },
  ].filter(({ access }) => access?.state !== 'refused');
  return (
    <section className={classes.section} aria-labelledby="home-people">
      <h2 id="home-people">{m.shell_area_people()}</h2>
      {schedules?.state === 'refused' ? null : <LatelyOpened />}
      <ul className={classes.items}>
        {places.map(({ link, name, help }) => (
          <li key={link.to} className={classes.place}>
            <Link {...link} preload={false}>
              {name}
            </Link>
            <span className={classes.help}>{help}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const openedAt = (entry: DirectoryEntry) => entry.openedAt ?? '';

/** The schedules this person opened last, each with the way to ask for a change of it; none while the address book is not there. */
function LatelyOpened() {
  const { data = [] } = useQuery({ ...directoryQueries.list('schedule'), retryOnMount: false });
  const lately = data
    .filter((entry) => entry.openedAt !== null)
    .toSorted((one, other) => openedAt(other).localeCompare(openedAt(one)))
    .slice(0, mostLately);
  if (lately.length === 0) return null;
  return (
    <>
      <h3 id="home-lately" className={classes.lately}>
        {m.home_people_lately()}
      </h3>
      <ul className={classes.items} aria-labelledby="home-lately">
        {lately.map((entry) => {
          const params = { scheduleId: entry.id };
          return (
            <li key={entry.id} className={classes.place}>
              <Link to="/schedules/$scheduleId" params={params} preload={false}>
                <CutText>{entryName(entry)}</CutText>
              </Link>
              <span className={classes.help}>
                {m.home_people_opened({ moment: formatTimestamp(openedAt(entry)) })}
              </span>
              <Link
                className={classes.aside}
                to="/schedules/$scheduleId/what-if"
                params={params}
                preload={false}
                aria-label={m.home_people_try_one({ name: entryName(entry) })}
              >
                {m.home_people_try()}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
