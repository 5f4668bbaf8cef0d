import { useRouter, useRouterState, type LinkProps } from '@tanstack/react-router';
import { createContext, use, useMemo, type MouseEvent, type ReactNode } from 'react';

interface RowLinksValue {
  hrefOf: (id: string) => string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const RowLinksContext = createContext<RowLinksValue | null>(null);

/** Stands for the id of a row in the one address that is built. */
const anyId = '00000000-0000-0000-0000-000000000000';

interface Props {
  /** Where the row of an id leads. */
  linkTo: (id: string) => LinkProps;
  children: ReactNode;
}

/**
 * Links that differ by an id alone, one a row. The router builds an address in about a tenth of a millisecond: as much as all
 * the rest of a row, so that it builds one and each row puts its id in.
 */
export function RowLinks({ linkTo, children }: Props) {
  const router = useRouter();
  // A relative link is another one wherever the page is another one.
  useRouterState({ select: ({ location }) => location.href });
  const template = router.buildLocation(linkTo(anyId)).href;
  const value = useMemo((): RowLinksValue => {
    const parts = template.split(anyId);
    return {
      hrefOf: (id) => parts.join(encodeURIComponent(id)),
      onClick(event) {
        const href = event.currentTarget.getAttribute('href');
        if (href === null || !isPlainClick(event)) return;
        event.preventDefault();
        void router.navigate({ href });
      },
    };
  }, [router, template]);
  return <RowLinksContext value={value}>{children}</RowLinksContext>;
}

/** Address and click of a row's link, null for a row without id; the browser's own ways (new tab, new window) stay. */
export function useRowLink(id: string | null) {
  const links = use(RowLinksContext);
  if (links === null) throw new Error('useRowLink is called outside RowLinks');
  return id === null ? null : { href: links.hrefOf(id), onClick: links.onClick };
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
