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
  const search = lastPlace(pathname);
  return (
    <Link {...(search && { search })} {...link} className={classes.back}>
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </Link>
  );
}
