import { Suspense } from 'react';
import { isNamed } from '@/api/core/profile';
import { laterComponent } from '../later-part/later-component';
import type { StatusOf } from './status-check';

const StatusCheck = laterComponent(async () => (await import('./status-check')).StatusCheck);

/** What the service says of a purchase; nothing while its path is not configured (API description, Endpoints, note 2). */
export function PurchaseStatus(props: StatusOf) {
  if (!isNamed('purchaseStatus')) return null;
  return (
    <Suspense>
      <StatusCheck {...props} />
    </Suspense>
  );
}
