import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './back-link.module.css';

/** From one record to where it came from; paper leads nowhere. */
export function BackLink({
  children,
  ...link
}: Omit<LinkProps, 'children'> & { children: ReactNode }) {
  return (
    <Link {...link} className={classes.back}>
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </Link>
  );
}
