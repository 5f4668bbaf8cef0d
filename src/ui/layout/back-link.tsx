import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useRouter, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './back-link.module.css';
import { lastPlace } from './last-places';

/** From one record to where it came from, a list as it was left; paper leads nowhere. */
export function BackLink({
  children,
  ...link
}: Omit<LinkProps, 'children'> & { children: ReactNode }) {
  const { pathname } = useRouter().buildLocation(link);
  const place = lastPlace(pathname);
  const search = place && { search: place.search };
  // What the address bar did not show, it does not show on the way back either.
  const mask = place?.shown && {
    mask: { to: link.to, params: link.params, search: place.shown } as LinkProps['mask'],
  };
  return (
    <Link {...search} {...mask} {...link} className={classes.back}>
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </Link>
  );
}
