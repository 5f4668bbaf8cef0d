import { m } from '@/text/generated/messages';
import { scopeInWords } from '../error-panel/scope-words';
import type { Access } from './permission-record';

/** Whether an area works, in words; null is one that was not tried. */
export function accessInWords(access: Access | null): string {
  if (access === null) return m.permissions_not_tried();
  if (access.state === 'works') return m.permissions_works();
  const { requiredScope } = access;
  if (requiredScope === null) return m.permissions_refused();
  const words = scopeInWords(requiredScope);
  return m.permissions_missing({
    scope: words === null ? requiredScope : `${words} (${requiredScope})`,
  });
}
