import type { PreparedAttempt } from '@/api/core/attempt';
import type { Parted } from './draft-view';
import type { Drafting } from './use-draft';

/** How another page went on with the draft that an attempt would end; null while that is the form's own. */
export function partedFrom(
  { view, context }: Pick<Drafting, 'view' | 'context'>,
  attempt: PreparedAttempt,
): Parted | null {
  const { parted } = view;
  return parted?.isApart && attempt.context.draft === context.draft ? null : parted;
}
