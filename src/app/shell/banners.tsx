import { LazyBulkLine } from '@/modules/bulk-job/lazy-bulk-line';
import { LazyUnresolvedStrip } from '@/modules/unresolved/lazy-unresolved-strip';
import { useWorkingSession } from '../session/working-session-context';
import { OfflineBanner } from './offline-banner';
import { OtherBranchBanner } from './other-branch-banner';
import { SessionEndedBanner } from './session-ended-banner';
import { SessionEndingBanner } from './session-ending-banner';
import { UnversionedBanner } from './unversioned-banner';

/** What concerns every screen, most urgent first. */
export function Banners() {
  const { ended } = useWorkingSession();
  return (
    <>
      {ended ? <SessionEndedBanner /> : <SessionEndingBanner />}
      <OfflineBanner />
      <LazyUnresolvedStrip />
      <LazyBulkLine />
      <OtherBranchBanner />
      <UnversionedBanner />
    </>
  );
}
