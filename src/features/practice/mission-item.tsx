import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { practiceMutations } from '@/api/practice/mutations';
import type { Mission } from '@/api/practice/schemas';
import { formatTimestamp } from '@/modules/business-day/moments';
import { accessInWords } from '@/modules/permissions/access-words';
import { useAccess } from '@/modules/permissions/permission-record';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { missionsInWords } from './missions';
import classes from './practice.module.css';

interface Props {
  id: Mission;
  /** An instant; null: not yet. */
  doneAt: string | null;
  nightSchedule: string | null;
}

/** One task: what it is, whose it is, how it goes, and since when it is done. */
export function MissionItem({ id, doneAt, nightSchedule }: Props) {
  const say = useMutation(practiceMutations.say());
  const { title, role, asks, steps: Steps } = missionsInWords[id];
  const access = useAccess(asks);
  const Icon = doneAt === null ? IconCircle : IconCircleCheckFilled;
  return (
    <li className={classes.mission} data-done={doneAt !== null}>
      <Icon size={20} stroke={1.6} aria-hidden className={classes.icon} />
      <div className={classes.body}>
        <h3 className={classes.name}>{title()}</h3>
        <p className={classes.quiet}>
          {role()}
          {' · '}
          {doneAt === null
            ? m.practice_to_do()
            : m.practice_done_at({ when: formatTimestamp(doneAt) })}
        </p>
        {access?.state === 'refused' && doneAt === null ? (
          <p className={classes.quiet}>
            {m.practice_refused({ why: accessInWords(access), role: role() })}
          </p>
        ) : null}
        <ol className={classes.steps}>
          <Steps nightSchedule={nightSchedule} />
        </ol>
        {id === 'expiry' ? (
          <div>
            <Button
              size="compact-sm"
              variant="default"
              busy={say.isPending}
              onClick={() => say.mutate({ mission: id, done: doneAt === null })}
            >
              {doneAt === null ? m.practice_say_done() : m.practice_say_not_done()}
            </Button>
            {say.isError ? <span role="alert"> {m.practice_not_changed()}</span> : null}
          </div>
        ) : null}
      </div>
    </li>
  );
}
