import { IconLock } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAccess, type Asked } from '@/modules/permissions/permission-record';
import { accessInWords } from '@/modules/permissions/access-words';
import { HiddenText } from '@/ui/feedback/hidden-text';
import { areas, linkProps } from './navigation-areas';
import classes from './navigation.module.css';
import { useCurrentBranch } from './use-current-branch';

/** Areas and their screens: words from 1024 px, icons with words on focus below, a bar at the bottom on a phone. */
export function Navigation() {
  const branchId = useCurrentBranch();
  const pathname = useLocation({ select: (location) => location.pathname });
  const list = useRef<HTMLUListElement>(null);
  // There are more areas than a low window shows.
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <ul ref={list} className={classes.areas}>
      {areas.map((area) => (
        <li key={area.screens[0]?.to} data-aside={area.aside}>
          {area.label === null ? null : <span className={classes.areaName}>{area.label()}</span>}
          <ul className={classes.screens}>
            {area.screens.map((screen) => (
              <li key={screen.to} data-aside={screen.aside}>
                <Link
                  className={classes.screen}
                  {...linkProps(screen, branchId)}
                  activeOptions={{
                    includeSearch: false,
                    exact: screen.to === '/',
                  }}
                >
                  <screen.icon size={20} stroke={1.6} aria-hidden />
                  <span className={classes.word}>{screen.label()}</span>
                  {screen.asks === null ? null : <AreaAccess asks={screen.asks} />}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** An area that was refused has a lock beside it. One not asked yet is said to listeners only: it is no news to whoever sees it. */
function AreaAccess({ asks }: { asks: Asked }) {
  const access = useAccess(asks);
  if (access?.state === 'works') return null;
  const words = accessInWords(access);
  const said = <HiddenText>{` · ${words}`}</HiddenText>;
  if (access === null) return said;
  return (
    <span className={classes.access} title={words}>
      <IconLock size={14} aria-hidden />
      {said}
    </span>
  );
}
