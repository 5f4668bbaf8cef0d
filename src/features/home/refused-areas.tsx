import { Link } from '@tanstack/react-router';
import { useAccess, type Access } from '@/modules/permissions/permission-record';
import { m } from '@/text/generated/messages';
import classes from './home.module.css';
import {
  figureNames,
  useFigureAccess,
  useFigureTitles,
  type FigureName,
} from './use-branch-figures';

/** What the integration may not see is said by name, in one line: that it is not on the screen does not mean there is none. */
export function RefusedAreas({ figures }: { figures: readonly FigureName[] }) {
  const titles = useFigureTitles();
  const access = useFigureAccess();
  const rules = useAccess('labor-rules');
  const refused = [
    ...figureNames
      .filter((name) => !figures.includes(name))
      .map((name) => ({ what: titles[name], scope: scopeIn(access[name]) })),
    ...(rules?.state === 'refused'
      ? [{ what: m.home_rules_subject(), scope: scopeIn(rules) }]
      : []),
  ];
  if (refused.length === 0) return null;
  // What one permission opens stands together, before its name.
  const words = refused.map(({ what, scope }, at) =>
    scope === null || refused[at + 1]?.scope === scope ? what : `${what} (${scope})`,
  );
  return (
    <p className={classes.help}>
      {m.home_refused_why({ what: words.join(', ') })}{' '}
      <Link to="/diagnostics" hash="diagnostics-permissions">
        {m.home_refused_open()}
      </Link>
    </p>
  );
}

const scopeIn = (access: Access | null) =>
  access?.state === 'refused' ? access.requiredScope : null;
