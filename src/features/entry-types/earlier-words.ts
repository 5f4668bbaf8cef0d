import type { Attempt } from '@/api/attempts/schemas';
import { formatMoment } from '@/modules/business-day/moments';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';

/** What an earlier creation of the same code means for another one. */
export function earlierInWords({ facts, operator, recordedAt, unresolved }: Attempt): string {
  const known = {
    code: facts.code ?? '',
    operator: isolate(operator),
    when: formatMoment(Date.parse(recordedAt)),
  };
  return unresolved ? m.entry_types_earlier_unknown(known) : m.entry_types_earlier(known);
}
