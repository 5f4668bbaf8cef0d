import type { ResendRefusal } from '@/api/attempts/names';
import { m } from '@/text/generated/messages';

const refusals: Record<ResendRefusal, () => string> = {
  final: m.attempts_refused_final,
  'not-idempotent': m.attempts_refused_not_idempotent,
  'too-old': m.attempts_refused_too_old,
  'other-key': m.attempts_refused_other_key,
  'other-operator': m.attempts_refused_other_operator,
  'other-integration': m.attempts_refused_other_integration,
  undecidable: m.attempts_refused_undecidable,
  sending: m.attempts_refused_sending,
  imported: m.attempts_refused_imported,
};

/** Why an attempt may not be sent again by whoever asks. */
export function refusalInWords(refusal: ResendRefusal): string {
  return refusals[refusal]();
}
