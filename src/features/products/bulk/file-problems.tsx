import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '@/modules/export/save-file';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import classes from './bulk.module.css';
import { faultInWords, type FileProblem, placeInWords, problemFile } from './file-problem';

/** Places of one kind of problem that are named on the screen; the file has all. */
const placesShown = 40;
/** Kinds that are told apart; names of categories and the like make many. */
const groupsShown = 30;

/** Everything that is wrong, by what is wrong; each with its cells. */
export function FileProblems(props: { problems: readonly FileProblem[]; fileName: string }) {
  const { problems, fileName } = props;
  const groups = [...groupedByWords(problems)];
  return (
    <Notice
      tone="danger"
      urgent
      actions={
        <Button
          size="compact-sm"
          variant="default"
          icon={IconDownload}
          onClick={() => saveFile(problemFile(problems, fileName))}
        >
          {m.bulk_problem_download()}
        </Button>
      }
    >
      <strong>
        {m.bulk_problems({ total: formatQuantity(problems.length), count: problems.length })}
      </strong>
      <dl className={classes.problems}>
        {groups.slice(0, groupsShown).map(([words, same]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{placesInWords(same)}</dd>
          </div>
        ))}
      </dl>
      {groups.length > groupsShown ? (
        <p>{m.bulk_more_groups({ count: groups.length - groupsShown })}</p>
      ) : null}
    </Notice>
  );
}

function groupedByWords(problems: readonly FileProblem[]): Map<string, FileProblem[]> {
  const groups = new Map<string, FileProblem[]>();
  for (const problem of problems) {
    const words = faultInWords(problem.fault);
    const same = groups.get(words);
    if (same === undefined) groups.set(words, [problem]);
    else same.push(problem);
  }
  return groups;
}

function placesInWords(problems: readonly FileProblem[]): string {
  const places = problems.flatMap((problem) => placeInWords(problem) ?? []);
  const more = places.length - placesShown;
  const named = places.slice(0, placesShown).join(', ');
  return more > 0 ? `${named} ${m.bulk_more_places({ count: more })}` : named;
}
