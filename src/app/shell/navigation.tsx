import { Link } from '@tanstack/react-router';
import { useLocale } from '@/text/use-locale';
import { areas } from './navigation-areas';
import classes from './navigation.module.css';
import { useCurrentBranch } from './use-current-branch';

/** Areas and their screens: words from 1024 px, icons with words on focus below, a bar at the bottom on a phone. */
export function Navigation() {
  useLocale();
  const branchId = useCurrentBranch();
  return (
    <ul className={classes.areas}>
      {areas.map((area) => (
        <li key={area.label()} className={classes.area}>
          <span className={classes.areaName}>{area.label()}</span>
          <ul className={classes.screens}>
            {area.screens.map(({ label, icon: Icon, to }) => (
              <li key={to}>
                <Link
                  className={classes.screen}
                  {...(branchId ? { to, params: { branchId } } : { to: '/' as const })}
                  activeOptions={{ includeSearch: false }}
                >
                  <Icon size={20} stroke={1.6} aria-hidden />
                  <span className={classes.word}>{label()}</span>
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
