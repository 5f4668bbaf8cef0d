import type { ReactNode } from 'react';
import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';
import { LiveRegion } from '@/ui/feedback/live-region';
import { Banners } from './banners';
import { ExportHost } from './export-host';
import { Header } from './header';
import { Navigation } from './navigation';
import { NavigationProgress } from './navigation-progress';
import { PrintedBy } from './printed-by';
import { SessionMenu } from './session-menu';
import classes from './shell.module.css';
import { SkipLink } from './skip-link';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { usePageLanguage } from './use-page-language';

/** The frame every screen stands in; it lives inside the router and outlives every navigation. */
export function Shell({ children }: { children: ReactNode }) {
  const locale = currentLocale();
  usePageLanguage(locale);
  useFocusOnNavigation();
  return (
    <div className={classes.shell}>
      <SkipLink />
      <NavigationProgress />
      <nav className={classes.side} aria-label={m.shell_navigation()}>
        <p className={classes.brand}>
          <img src="/favicon.svg" width={20} height={20} alt="" />
          <span className={classes.brandName}>Trastienda</span>
        </p>
        <Navigation />
        <SessionMenu />
      </nav>
      <Header />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Banners />
        <ExportHost />
        {children}
        <PrintedBy />
      </main>
      <LiveRegion />
    </div>
  );
}
