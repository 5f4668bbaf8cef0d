import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { businessInWords } from '@/modules/session/integration-words';
import { useSession } from '@/modules/session/session-context';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import classes from './printed-by.module.css';

/** On paper only: whose consultation this is, and of which day. */
export function PrintedBy() {
  const { operator, integration } = useSession();
  const date = formatCalendarDate(useBusinessToday());
  return (
    <p className={classes.printed} data-page-foot="">
      {m.shell_printed_by({ operator, business: businessInWords(integration), date })}
    </p>
  );
}
