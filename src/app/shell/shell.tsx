import { useRouter, useRouterState } from '@tanstack/react-router';
import { memo, useEffect, type MouseEvent, type ReactNode } from 'react';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { businessInWords } from '@/modules/session/integration-words';
import { useSession } from '@/modules/session/session-context';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { BusyBar } from '@/ui/feedback/busy-bar';
import { LiveRegion } from '@/ui/feedback/live-region';
import { useAfterFirstDrawing } from '@/ui/layout/use-after-first-drawing';
import { Banners } from './banners';
import { ExportHost } from './export-host';
import { Header } from './header';
import { Navigation } from './navigation';
import { SessionMenu } from './session-menu';
import classes from './shell.module.css';

/** The frame every screen stands in; it lives inside the router and outlives every navigation. */
export function Shell({ children }: { children: ReactNode }) {
  useFocusOnNavigation();
  return (
    <div className={classes.shell}>
      <SkipLink />
      <NavigationProgress />
      <PracticeEdge />
      <Frame />
      <main id="main" className={classes.main} tabIndex={-1}>
        <div className={classes.told}>
          <Banners />
          <ExportHost />
        </div>
        {children}
        <PrintedBy />
      </main>
      <LiveRegion />
    </div>
  );
}

/**
 * The router draws the shell anew with the first change of the address; what these show, they ask for themselves. Thirty links take
 * a tenth of a page's time to its first row, so they come right after it.
 */
const Frame = memo(function PlainFrame() {
  const firstIsDrawn = useAfterFirstDrawing();
  return (
    <>
      <nav className={classes.side} aria-label={m.shell_navigation()}>
        <p className={classes.brand}>
          <BrandMark />
          <span className={classes.brandName}>Trastienda</span>
        </p>
        {firstIsDrawn ? (
          <>
            <Navigation />
            <SessionMenu />
          </>
        ) : null}
      </nav>
      <Header />
    </>
  );
});

/** As in `public/favicon.svg`, but drawn with the page: nothing to wait for, and nothing that can be lost on the way. */
function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width={20} height={20} aria-hidden>
      <rect width="32" height="32" rx="6" fill="#0f6a66" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M6 12h20v14H6zM9 6h14l3 6H6zM13 18h6"
      />
    </svg>
  );
}

/** Past the navigation in one key; it moves the focus itself so that the address stays free of `#main`. */
function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <a href="#main" className={classes.skip} onClick={skip}>
      {m.shell_skip()}
    </a>
  );
}

/** Around all that is made up, on the screen and on paper, where it stands across each page in words. */
function PracticeEdge() {
  return useSession().sandbox ? (
    <div className={classes.practice} data-words={m.shell_practice()} aria-hidden />
  ) : null;
}

/** On paper only: whose consultation this is, and of which day. */
function PrintedBy() {
  const { operator, integration } = useSession();
  const date = formatCalendarDate(useBusinessToday());
  return (
    <p className={classes.printed} data-page-foot="">
      {m.shell_printed_by({ operator, business: businessInWords(integration), date })}
    </p>
  );
}

/** The line along the top edge while the next screen is on its way. */
function NavigationProgress() {
  const busy = useRouterState({ select: (state) => state.status === 'pending' });
  return (
    <div className={classes.top}>
      <BusyBar busy={busy} />
    </div>
  );
}

/**
 * A new screen takes the focus at its title, so that keyboard and screen reader start there; a new filter does not. What counts
 * as new is compared here: of a navigation that is overtaken by its own redirect, the router tells the second half alone.
 */
function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    let shown = router.state.location.pathname;
    return router.subscribe('onRendered', ({ fromLocation, toLocation: { pathname } }) => {
      const isNew = fromLocation !== undefined && pathname !== shown;
      shown = pathname;
      if (!isNew) return;
      document.querySelector<HTMLElement>('[data-screen-title]')?.focus({ preventScroll: true });
    });
  }, [router]);
}
