import { IconSchool } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { practiceMutations } from '@/api/practice/mutations';
import { practiceQueries } from '@/api/practice/queries';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { useSession } from '@/modules/session/session-context';
import { counted } from '@/text/format';
import { m } from '@/text/generated/messages';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import { focusTitle } from '@/ui/layout/focus-title';
import { ScreenNote } from '@/ui/layout/screen-note';
import { ScreenTitle } from '@/ui/layout/screen-title';
import section from '@/ui/layout/section-head.module.css';
import { unlessFocusMoved } from '@/ui/layout/unless-focus-moved';
import { MishapList } from './mishap-list';
import { MissionItem } from './mission-item';
import classes from './practice.module.css';

/** Tasks to do with the real screens, and mishaps to order; before a real service nothing but that this is not the place. */
export function PracticeScreen() {
  const { sandbox } = useSession();
  if (sandbox) return <Practice />;
  return (
    <>
      <ScreenTitle title={m.practice_title()} />
      <StatePanel icon={IconSchool} title={m.practice_not_here()}>
        <p>{m.practice_not_here_why()}</p>
      </StatePanel>
    </>
  );
}

function Practice() {
  // Reading a screen may be what was practised, and makes nothing stale.
  const practice = useQuery({ ...practiceQueries.mine(), refetchOnMount: 'always' });
  const anew = useMutation(practiceMutations.beginAnew());
  const { data } = practice;
  const done = data?.missions.filter(({ doneAt }) => doneAt !== null).length ?? 0;
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.practice_title()} />
      <ScreenNote>{m.practice_honest()}</ScreenNote>
      <ReadTrouble query={practice} subject={m.practice_subject()} />
      {practice.isPending ? <SlowNotice>{m.common_reading()}</SlowNotice> : null}
      {data === undefined ? null : (
        <>
          <section className={classes.part} aria-labelledby="practice-missions">
            <div className={section.head}>
              <h2 id="practice-missions" className={section.title}>
                {m.practice_missions()}
              </h2>
              <span className={classes.count}>
                {m.practice_done_of({
                  ...counted(done),
                  all: String(data.missions.length),
                })}
              </span>
              {done === 0 ? null : (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  busy={anew.isPending}
                  onClick={() =>
                    anew.mutate(undefined, { onSuccess: unlessFocusMoved(focusTitle) })
                  }
                >
                  {m.practice_begin_anew()}
                </Button>
              )}
            </div>
            <ul className={classes.missions}>
              {data.missions.map((mission) => (
                <MissionItem key={mission.id} {...mission} nightSchedule={data.nightSchedule} />
              ))}
            </ul>
          </section>
          <MishapList armed={data.armed} struck={data.struck} />
        </>
      )}
    </div>
  );
}
