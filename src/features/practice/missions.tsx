import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Mission } from '@/api/practice/schemas';
import { toBeChosen, useOwnBranch } from '@/modules/branch-picker/link-branch';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { saveFile } from '@/modules/export/save-file';
import type { Asked } from '@/modules/permissions/permission-record';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { IconDownload } from '@tabler/icons-react';
import { practiceFile } from './practice-document';
import classes from './practice.module.css';

interface StepProps {
  nightSchedule: string | null;
}

interface MissionWords {
  title: () => string;
  /** Whose work it is. */
  role: () => string;
  /** What its screens ask of the service, whose answers tell whether the integration may. */
  asks: Asked;
  /** Two or three, as items of a list. */
  steps: (props: StepProps) => ReactNode;
}

export const missionsInWords: Record<Mission, MissionWords> = {
  purchase: {
    title: m.practice_purchase,
    role: m.practice_role_purchases,
    asks: 'expenses.create',
    steps: PurchaseSteps,
  },
  payments: {
    title: m.practice_payments,
    role: m.practice_role_purchases,
    asks: 'payments.apply',
    steps: PaymentSteps,
  },
  expiry: {
    title: m.practice_expiry,
    role: m.practice_role_management,
    asks: 'batches',
    steps: ExpirySteps,
  },
  schedule: {
    title: m.practice_schedule,
    role: m.practice_role_staff,
    asks: 'work-schedules',
    steps: ScheduleSteps,
  },
  unknown: {
    title: m.practice_unknown,
    role: m.practice_role_purchases,
    asks: 'providers.create',
    steps: UnknownSteps,
  },
};

function PurchaseSteps() {
  const branchId = useOwnBranch() ?? toBeChosen;
  return (
    <>
      <li>
        {m.practice_purchase_1()} <DocumentButton at={0} />
      </li>
      <li>
        {m.practice_purchase_2()}{' '}
        <Link to="/branches/$branchId/purchases/new" params={{ branchId }}>
          {m.practice_open_purchase()}
        </Link>
      </li>
      <li>{m.practice_purchase_3()}</li>
    </>
  );
}

function PaymentSteps() {
  return (
    <>
      <li>
        {m.practice_payments_1()} <DocumentButton at={1} /> <DocumentButton at={2} />
      </li>
      <li>
        {m.practice_payments_2()} <Link to="/payables">{m.practice_open_owed()}</Link>
      </li>
      <li>{m.practice_payments_3()}</li>
    </>
  );
}

/** Of this week: as many days ahead as the list is asked for. */
const week = { status: 'expiring', days: 7 } as const;

function ExpirySteps() {
  const branchId = useOwnBranch() ?? toBeChosen;
  return (
    <>
      <li>
        {m.practice_expiry_1()}{' '}
        <Link to="/branches/$branchId/batches" params={{ branchId }} search={week}>
          {m.practice_open_batches()}
        </Link>
      </li>
      <li>
        {m.practice_expiry_2()}{' '}
        <Link to="/branches/$branchId/count-sheet" params={{ branchId }} search={week}>
          {m.practice_open_count_sheet()}
        </Link>
      </li>
    </>
  );
}

function ScheduleSteps({ nightSchedule }: StepProps) {
  return (
    <>
      <li>
        {m.practice_schedule_1()}{' '}
        {nightSchedule === null ? null : (
          <Link to="/schedules/$scheduleId" params={{ scheduleId: nightSchedule }}>
            {m.practice_open_schedule()}
          </Link>
        )}
      </li>
      <li>{m.practice_schedule_2()}</li>
    </>
  );
}

function UnknownSteps() {
  return (
    <>
      <li>{m.practice_unknown_1()}</li>
      <li>
        {m.practice_unknown_2()} <Link to="/providers/new">{m.practice_open_provider()}</Link>
      </li>
      <li>
        {m.practice_unknown_3()}{' '}
        <Link to="/attempts" search={{ unresolved: true }}>
          {m.practice_open_unresolved()}
        </Link>
      </li>
    </>
  );
}

/** Makes a document and hands it out as a file. */
function DocumentButton({ at }: { at: number }) {
  const { mark, integration } = useSession();
  const today = useBusinessToday();
  const { business, taxNumbers } = integration;
  const buyer = { mark, today, name: business, taxNumber: taxNumbers[0] ?? null };
  return (
    <Button
      size="compact-sm"
      variant="default"
      icon={IconDownload}
      className={classes.file}
      onClick={() => saveFile(practiceFile(buyer, at))}
    >
      {m.practice_document({ number: String(at + 1) })}
    </Button>
  );
}
