import { m } from '@/text/generated/messages';
import { scopeInWords } from '../error-panel/scope-words';
import type { Standing } from './permission-record';

/** Whether an area works, in words; null is one that was not tried. */
export function standingInWords(standing: Standing | null): string {
  if (standing === null) return m.permissions_not_tried();
  if (standing.state === 'works') return m.permissions_works();
  const { requiredScope } = standing;
  if (requiredScope === null) return m.permissions_refused();
  const words = scopeInWords(requiredScope);
  return m.permissions_missing({
    scope: words === null ? requiredScope : `${words} (${requiredScope})`,
  });
}
