import { ladderSteps, type DayRange, type LadderStep } from '@/domain/expiry-ladder/bands';
import { m } from '@/text/generated/messages';

export function stepName(step: LadderStep): string {
  switch (step) {
    case 'expired':
      return m.ladder_step_expired();
    case 'today':
      return m.ladder_step_today();
    case 'within-7':
      return m.ladder_step_within_7();
    case 'later':
      return m.ladder_step_later();
    case '1-7':
    case '8-15':
    case '16-30':
    case '31-60': {
      const { from, to }: DayRange = ladderSteps[step];
      return m.ladder_step_days({ from: from ?? 0, to: to ?? 0 });
    }
  }
}
