import type { WriteRequest } from '../core/attempt';
import { serviceUrl } from '../core/url';
import type { DoomedAssignment } from './schemas';

/** Deletes a schedule assignment, for good; the attendance it concerns is worked out anew. */
export function deleteScheduleAssignment({ id }: DoomedAssignment): WriteRequest {
  const url = serviceUrl('/hr/schedule-assignments/{id}', { id });
  return { method: 'DELETE', url, body: null };
}
