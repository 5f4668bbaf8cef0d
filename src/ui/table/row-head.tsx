import { Link, type LinkProps } from '@tanstack/react-router';
import { createContext, use, type ReactNode } from 'react';
import classes from './row-head.module.css';
import { useRowAnchor } from './roving-rows';
import { useRowLink } from './row-links';

/** Opens a row that leads to no address of its own. */
export const OpenRow = createContext<((id: string) => void) | null>(null);

interface Props {
  rowId: string;
  /** Where it leads, unless the links of all rows differ by an id alone. */
  to?: LinkProps | undefined;
  /** What its link is made of; null where this row leads nowhere. */
  linkId: string | null;
  name: string;
  /** Nothing better than a stand-in for a name. */
  quiet?: boolean;
  /** Where the screen explains what Enter does on a row. */
  hintId: string | undefined;
  /** Stands under the name. */
  children?: ReactNode;
}

/**
 * What a row is about and its one focusable thing: it is followed, or opens the row. One element that cuts, isolates and can be
 * followed: what a row costs is the elements it is made of.
 */
export function RowHead({ rowId, to, linkId, name, quiet, hintId, children }: Props) {
  const anchor = useRowAnchor(rowId);
  const open = use(OpenRow);
  const looks = {
    className: classes.name,
    dir: 'auto',
    title: name,
    'data-quiet': quiet || undefined,
    ...anchor,
  };
  return (
    <>
      {to ? (
        <Link {...to} {...looks}>
          {name}
        </Link>
      ) : open ? (
        <button type="button" {...looks} onClick={() => open(rowId)}>
          {name}
        </button>
      ) : (
        <FollowedName id={linkId} hintId={hintId} {...looks}>
          {name}
        </FollowedName>
      )}
      {children}
    </>
  );
}

function FollowedName(props: { id: string | null; hintId: string | undefined; children: string }) {
  const { id, hintId, children, ...looks } = props;
  const link = useRowLink(id);
  return link === null ? (
    <button type="button" aria-disabled {...looks}>
      {children}
    </button>
  ) : (
    <a aria-describedby={hintId} {...link} {...looks}>
      {children}
    </a>
  );
}
