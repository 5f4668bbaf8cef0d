import { Link } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import { ScreenTitle } from '@/ui/layout/screen-title';
import classes from './attempts.module.css';
import { BringJournal } from './bring-journal';
import { TakeJournal } from './take-journal';

/** The journal taken to another installation, and brought from one. */
export function JournalFileScreen() {
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.attempts_file_title()}>
        <Link to="/attempts" className={classes.move}>
          {m.attempts_back()}
        </Link>
      </ScreenTitle>
      <TakeJournal />
      <BringJournal />
    </div>
  );
}
