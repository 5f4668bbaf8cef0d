import { addDays } from '@/domain/business-date';
import type { LaborRules, RuleSet } from './schemas';

/** Every set the service told of: the effective one need not be in its list. */
export function allSets({ ruleSets, effective }: LaborRules): RuleSet[] {
  const isListed = effective === null || ruleSets.some(({ id }) => id === effective.id);
  return isListed ? ruleSets : [...ruleSets, effective];
}

/** Active sets whose validity holds the day: the business's own ones, or the country's template where there is none. */
export function setsOn(sets: readonly RuleSet[], day: string): RuleSet[] {
  const valid = sets.filter((set) => set.isActive !== false && includes(set, day));
  const own = valid.filter(({ isTemplate }) => isTemplate !== true);
  return own.length > 0 ? own : valid;
}

const includes = ({ effectiveFrom, effectiveTo }: RuleSet, day: string) =>
  (effectiveFrom === null || effectiveFrom <= day) && (effectiveTo === null || effectiveTo >= day);

/** Whether what is in force has an end and nothing of the kind goes on the day after: a template is no follower of the business's own set. */
export function endsUnfollowed(rules: LaborRules): boolean {
  const { effective } = rules;
  if (effective === null || effective.effectiveTo === null) return false;
  const next = setsOn(allSets(rules), addDays(effective.effectiveTo, 1));
  return !next.some(({ isTemplate }) => isTemplate !== true || effective.isTemplate === true);
}
