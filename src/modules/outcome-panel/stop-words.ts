import type { WriteOperation } from '@/api/attempts/names';
import type { NotSentResult, PausedResult, RefusedResult } from '@/api/core/attempt-result';
import { m } from '@/text/generated/messages';
import type { Tone } from '@/ui/feedback/state-panel';
import { askedWords } from '../journal/write-words';
import { endWordsOf } from './end-words';

/** A write that stopped short of the service's books: nothing was stored. */
export type StoppedResult = RefusedResult | NotSentResult | PausedResult;

interface StopWords {
  tone: Tone;
  title: string;
  /** What was and was not done, and the next step. */
  body: string;
}

/**
 * Why a write stopped, in words.
 * @param form - what it was typed in, by the attempt's context
 * @param isChanged - what is typed there is not what was sent any more
 */
export function describeStop(
  result: StoppedResult,
  operation: WriteOperation,
  form: string,
  isChanged = false,
): StopWords {
  const changed = isChanged ? m.outcome_step_changed() : null;
  if (result.kind === 'paused') {
    return {
      tone: 'warn',
      title: m.outcome_paused_title(),
      body: m.outcome_paused_body({
        subject: askedWords(operation, form).subject(),
        step: changed ?? m.outcome_step_by_hand(),
      }),
    };
  }
  return result.kind === 'refused'
    ? describeRefusal(result, endWordsOf(operation, form).nothing(), changed)
    : describeNotSent(result, changed);
}

function describeRefusal(
  { error }: RefusedResult,
  nothing: string,
  changed: string | null,
): StopWords {
  const step = changed ?? m.outcome_step_later();
  switch (error.kind) {
    case 'forbidden':
      return {
        tone: 'warn',
        title: m.outcome_forbidden_title(),
        body: m.outcome_forbidden_body({ nothing, step }),
      };
    case 'unauthorized':
      return {
        tone: 'danger',
        title: m.outcome_unauthorized_title(),
        body: m.outcome_unauthorized_body({ nothing, step }),
      };
    case 'validation':
      if (error.status === 413) {
        return {
          tone: 'danger',
          title: m.outcome_refused_large(),
          body: m.outcome_refused_large_body({ nothing }),
        };
      }
      return {
        tone: 'danger',
        title: m.outcome_refused_title(),
        body: m.outcome_refused_body({ nothing }),
      };
    case 'conflict':
      return {
        tone: 'danger',
        title: m.outcome_refused_conflict(),
        body: m.outcome_refused_conflict_body({ nothing }),
      };
    case 'not-found':
      return {
        tone: 'danger',
        title: m.outcome_refused_missing(),
        body: m.outcome_refused_other({ nothing }),
      };
    case 'session':
    case 'rate-limited':
    case 'server':
    case 'bad-response':
    case 'network':
    case 'given-up':
      return {
        tone: 'danger',
        title: m.outcome_refused_server(),
        body: m.outcome_refused_other({ nothing }),
      };
  }
}

function describeNotSent({ error, resumable }: NotSentResult, changed: string | null): StopWords {
  const told = (tone: Tone, body: string) => ({ tone, title: m.outcome_not_sent_title(), body });
  if (error.kind === 'session') {
    return told('info', m.outcome_not_sent_session({ step: changed ?? m.outcome_step_later() }));
  }
  if (resumable) {
    const isAway = error.kind === 'network';
    const step = changed ?? m.outcome_step_now();
    return told(
      'warn',
      isAway ? m.outcome_not_sent_away({ step }) : m.outcome_not_sent_ours({ step }),
    );
  }
  const isOthers = error.kind === 'conflict' && error.refusal?.startsWith('other-');
  return told('warn', isOthers ? m.outcome_not_sent_other() : m.outcome_not_sent_spent());
}
