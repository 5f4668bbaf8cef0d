import { IconBolt } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { practiceMutations } from '@/api/practice/mutations';
import { mishaps, type Mishap, type Practice } from '@/api/practice/schemas';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { focusTitle } from '@/ui/layout/focus-title';
import section from '@/ui/layout/section-head.module.css';
import { unlessFocusMoved } from '@/ui/layout/unless-focus-moved';
import { mishapInWords } from './mishap-words';
import classes from './practice.module.css';

/** What can be ordered for one's next write, and what the last one that was ordered did. */
export function MishapList({ armed, struck }: Pick<Practice, 'armed' | 'struck'>) {
  const arm = useMutation(practiceMutations.arm());
  return (
    <section className={classes.part} aria-labelledby="practice-mishaps">
      <h2 id="practice-mishaps" className={section.title}>
        {m.practice_mishaps()}
      </h2>
      <p className={classes.quiet}>{m.practice_mishaps_why()}</p>
      {struck === null ? null : (
        <output>
          {m.practice_struck({ what: mishapInWords[struck.mishap]() })}{' '}
          <Link to="/attempts/$attemptId" params={{ attemptId: struck.attemptId }}>
            {m.practice_struck_open()}
          </Link>
        </output>
      )}
      <ul className={classes.mishaps}>
        {mishaps.map((mishap) => (
          <li key={mishap} className={classes.mishap}>
            <div className={classes.words}>
              <span className={classes.name}>{names[mishap]()}</span>
              <span className={classes.quiet}>{lessons[mishap]()}</span>
            </div>
            {armed === mishap ? (
              <Badge tone="info">{m.practice_ordered()}</Badge>
            ) : (
              <Button
                size="compact-sm"
                variant="default"
                icon={IconBolt}
                busy={arm.isPending}
                aria-label={m.practice_order_this({ name: names[mishap]() })}
                onClick={() => arm.mutate(mishap, { onSuccess: unlessFocusMoved(focusTitle) })}
              >
                {m.practice_order()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {arm.isError ? (
        <Notice tone="warn" urgent>
          {m.practice_not_changed()}
        </Notice>
      ) : null}
    </section>
  );
}

const names: Record<Mishap, () => string> = {
  'lost-after': m.practice_lost_after_name,
  'lost-before': m.practice_lost_before_name,
  limited: m.practice_limited_name,
  conflict: m.practice_conflict_name,
  slow: m.practice_slow_name,
};

const lessons: Record<Mishap, () => string> = {
  'lost-after': m.practice_lost_after_lesson,
  'lost-before': m.practice_lost_before_lesson,
  limited: m.practice_limited_lesson,
  conflict: m.practice_conflict_lesson,
  slow: m.practice_slow_lesson,
};
