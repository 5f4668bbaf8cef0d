import {
  IconBuildingStore,
  IconCalendarExclamation,
  IconClockPause,
  IconWifiOff,
} from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { OtherBranchNotice } from '@/modules/branch-picker/other-branch-notice';
import { useIsUnusable } from '@/modules/branch-picker/use-is-unusable';
import { LazyBulkLine } from '@/modules/bulk-job/lazy-bulk-line';
import { useSession } from '@/modules/session/session-context';
import { LazyUnresolvedStrip } from '@/modules/unresolved/lazy-unresolved-strip';
import { laterComponent } from '@/modules/later-part/later-component';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { useOffline } from '@/ui/feedback/use-offline';
import { SignInElsewhere } from '../session/sign-in-elsewhere';
import { useWorkingSession } from '@/app/session/session-gate';
import { backToField } from './back-to-field';
import { RenewedBanner } from './renewed-banner';
import { SessionEndingBanner } from './session-ending-banner';
import { useScreenBranch } from './use-current-branch';
import { useSwitchBranch } from './use-switch-branch';

/** What concerns every screen, most urgent first. */
export function Banners() {
  const { ended } = useWorkingSession();
  return (
    <>
      {ended ? <SessionEndedBanner /> : <SessionEndingBanner />}
      <RenewedBanner />
      <PracticeBanner />
      <OfflineBanner />
      <LazyUnresolvedStrip />
      <LazyBulkLine />
      <OtherBranchBanner />
      <UnusableBranchBanner />
      <UnversionedBanner />
    </>
  );
}

const ArmedMishap = laterComponent(
  async () => (await import('@/features/practice/armed-mishap')).ArmedMishap,
);

/** Loaded where somebody can have ordered something. */
function PracticeBanner() {
  return useSession().sandbox ? (
    <Suspense>
      <ArmedMishap />
    </Suspense>
  ) : null;
}

/** The session ended under someone's hands: the screen stays, and goes on by itself once they are back. */
export function SessionEndedBanner() {
  return (
    <Notice
      tone="info"
      urgent
      icon={IconClockPause}
      actions={<SignInElsewhere ref={backToField} size="xs" variant="default" />}
    >
      <strong>{m.session_ended_title()}</strong> {m.session_ended_body()}
    </Notice>
  );
}

/** The browser says there is no network: what was read stays, nothing is sent, nothing is queued. */
function OfflineBanner() {
  if (!useOffline()) return null;
  return (
    <Notice tone="warn" icon={IconWifiOff} urgent>
      {m.shell_offline()}
    </Notice>
  );
}

/** A link led to another branch than the one worked in: said on whichever screen it opened. */
function OtherBranchBanner() {
  const branchId = useScreenBranch();
  const switchBranch = useSwitchBranch();
  return branchId === null ? null : (
    <OtherBranchNotice branchId={branchId} onGoBack={switchBranch} />
  );
}

/** Over what writes for a branch that the service does not know: lists of it say so themselves, by what they could not read. */
export function UnusableBranchBanner() {
  const branchId = useScreenBranch();
  const isUnusable = useIsUnusable(branchId ?? '');
  const writes = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.forms !== undefined),
  });
  if (branchId === null || !isUnusable || !writes) return null;
  return (
    <Notice tone="warn" icon={IconBuildingStore} urgent>
      {m.branches_unusable_form()}
    </Notice>
  );
}

/** The service's unversioned base is removed on 1 January 2027 (API description, Versioning). */
export function UnversionedBanner() {
  const { unversionedDaysLeft } = useSession().service;
  if (unversionedDaysLeft === null) return null;
  return (
    <Notice tone="warn" icon={IconCalendarExclamation}>
      {m.shell_unversioned({ days: unversionedDaysLeft })}
    </Notice>
  );
}
