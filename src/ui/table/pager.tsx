import { Link, type LinkProps } from '@tanstack/react-router';
import { usePagination } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import classes from './pager.module.css';

/** A link the router takes for active is marked as the current page: only the one whose whole address is open may be. */
const samePage = { exact: true, includeSearch: true };

interface Props {
  page: number;
  lastPage: number;
  /** The same list at another page: pages are links, so that they can be opened aside and are read ahead on hover. */
  linkTo: (page: number) => LinkProps;
}

/** Paging at the foot of a list, on its right. */
export function Pager({ page, lastPage, linkTo }: Props) {
  const { range } = usePagination({ total: lastPage, page, siblings: 1, boundaries: 1 });
  if (lastPage <= 1) return null;
  return (
    <nav className={classes.pager} aria-label={m.common_pages()}>
      <Step to={page > 1 ? linkTo(page - 1) : null} label={m.common_previous_page()} rel="prev">
        <IconChevronLeft size={16} aria-hidden />
      </Step>
      <ol className={classes.pages}>
        {range.map((item, nth) =>
          item === 'dots' ? (
            <li key={nth === 1 ? 'dots-before' : 'dots-after'} aria-hidden>
              …
            </li>
          ) : (
            <li key={item}>
              <Link
                {...linkTo(item)}
                className={classes.page}
                activeOptions={samePage}
                activeProps={{}}
                aria-current={item === page ? 'page' : undefined}
                aria-label={m.common_page({ page: formatQuantity(item) })}
              >
                {formatQuantity(item)}
              </Link>
            </li>
          ),
        )}
      </ol>
      <span className={classes.place}>
        {m.common_page_of({ page: formatQuantity(page), last: formatQuantity(lastPage) })}
      </span>
      <Step to={page < lastPage ? linkTo(page + 1) : null} label={m.common_next_page()} rel="next">
        <IconChevronRight size={16} aria-hidden />
      </Step>
    </nav>
  );
}

interface StepProps {
  /** Null at the end of the list: the step is there, and says that it leads nowhere. */
  to: LinkProps | null;
  label: string;
  rel: 'prev' | 'next';
  children: React.ReactNode;
}

function Step({ to, label, rel, children }: StepProps) {
  return to === null ? (
    <span className={classes.page} data-off aria-hidden>
      {children}
    </span>
  ) : (
    <Link
      {...to}
      className={classes.page}
      rel={rel}
      aria-label={label}
      activeOptions={samePage}
      activeProps={{}}
    >
      {children}
    </Link>
  );
}
