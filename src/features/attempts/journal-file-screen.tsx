import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PartsDone } from '@/api/attempts/file';
import { journalFileMutations } from '@/api/attempts/file-mutations';
import { asApiError } from '@/api/core/errors';
import { momentDate } from '@/modules/business-day/moments';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { DownloadLink } from '@/modules/export/download-link';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { BackLink } from '@/ui/layout/back-link';
import { ScreenTitle } from '@/ui/layout/screen-title';
import section from '@/ui/layout/section-head.module.css';
import classes from './attempts.module.css';
import { BringJournal, PartsProgress } from './bring-journal';

/** The journal taken to another installation, and brought from one. */
export function JournalFileScreen() {
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.attempts_file_title()}>
        <BackLink to="/attempts">{m.attempts_back()}</BackLink>
      </ScreenTitle>
      <TakeJournal />
      <BringJournal />
    </div>
  );
}

/** Makes the file another installation reads. */
function TakeJournal() {
  const [parts, setParts] = useState<PartsDone>({ done: 0, of: 0 });
  const taking = useMutation(journalFileMutations.takeAlong());
  const take = () => taking.mutate(setParts);
  const file = taking.data && {
    blob: new Blob([taking.data.text], { type: 'application/jsonl' }),
    fileName: `${m.attempts_file_name()}-${momentDate(Date.parse(taking.data.head.writtenAt))}.jsonl`,
  };
  return (
    <section className={classes.part} aria-labelledby="journal-take">
      <h2 id="journal-take" className={section.title}>
        {m.attempts_take_title()}
      </h2>
      <p>{m.attempts_take_body()}</p>
      <div className={classes.actions}>
        <Button size="xs" variant="default" busy={taking.isPending} onClick={take}>
          {m.attempts_take()}
        </Button>
        {file ? <DownloadLink file={file} /> : null}
      </div>
      {taking.isPending ? <PartsProgress parts={parts} label={m.attempts_taking} /> : null}
      {taking.data ? (
        <output className={classes.quiet}>
          {m.attempts_taken({
            entries: formatQuantity(taking.data.head.entries),
            count: taking.data.head.entries,
          })}
        </output>
      ) : null}
      {taking.error ? (
        <ErrorPanel
          error={asApiError(taking.error)}
          subject={m.attempts_subject()}
          onRetry={take}
        />
      ) : null}
    </section>
  );
}
