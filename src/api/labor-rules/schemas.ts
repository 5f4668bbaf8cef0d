import * as z from 'zod/mini';
import { currentProfile } from '../core/profile';
import { readShape } from '../core/shape';
import {
  optionalCode,
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalText,
  optionalUuid,
} from '../core/wire';
import { type LaborParams, type OtherValue, readLaborParams, readParts } from './params';

/** A set of labor rules. Null is what the service did not tell or what could not be read; the latter stands in `others`. */
export interface RuleSet {
  id: string | null;
  businessId: string | null;
  countryCode: string | null;
  name: string | null;
  sourceTemplateId: string | null;
  /** `YYYY-MM-DD`. */
  effectiveFrom: string | null;
  /** Null: without an end. */
  effectiveTo: string | null;
  schemaVersion: number | null;
  params: LaborParams;
  isActive: boolean | null;
  /** It is the country's and not the company's own. */
  isTemplate: boolean | null;
  /** What has no place above: a newer scheme's parameters, or values that could not be read. */
  others: OtherValue[];
  /** The whole set as it came, as JSON text. */
  received: string;
}

/**
 * M226: why nothing is reckoned by a set; null where nothing forbids it. Its version is not one of the profile's, or a parameter was not
 * understood: one that is there and not read is not one that is missing, which would be no limit.
 */
export function whyNotReckoned({ schemaVersion, others }: RuleSet): 'version' | 'value' | null {
  const unread = others.filter(({ isUnread }) => isUnread).map(({ path }) => path);
  const isKnown =
    schemaVersion === null
      ? !unread.includes('schema_version')
      : currentProfile().laborSchemaVersions.includes(String(schemaVersion));
  if (!isKnown) return 'version';
  return unread.some((path) => path.startsWith('params')) ? 'value' : null;
}

export interface LaborRules {
  ruleSets: RuleSet[];
  /** How many of them were no rule set at all. */
  dropped: number;
  /** The set in force today; it need not be one of `ruleSets`. Null when the service did not say. */
  currentId: string | null;
  /** The company's own set or the country's template; null when there is neither. */
  effective: RuleSet | null;
}

const ruleSetParts = {
  id: optionalUuid,
  business_id: optionalUuid,
  country_code: optionalCode,
  name: optionalText,
  source_template_id: optionalUuid,
  effective_from: optionalDate,
  effective_to: optionalDate,
  schema_version: optionalNumber,
  params: z.unknown(),
  is_active: optionalFlag,
  is_template: optionalFlag,
};

function toRuleSet(value: object): RuleSet {
  const others: OtherValue[] = [];
  const wire = readParts(ruleSetParts, value, '', others);
  return {
    id: wire.id,
    businessId: wire.business_id,
    countryCode: wire.country_code,
    name: wire.name,
    sourceTemplateId: wire.source_template_id,
    effectiveFrom: wire.effective_from,
    effectiveTo: wire.effective_to,
    schemaVersion: wire.schema_version,
    params: readLaborParams(wire.params, others),
    isActive: wire.is_active,
    isTemplate: wire.is_template,
    others,
    received: JSON.stringify(value, null, 2),
  };
}

const anObject = z.record(z.string(), z.unknown());

const answer = z.object({
  data: z.object({
    rule_sets: z.array(z.unknown()),
    current_id: z.catch(optionalUuid, null),
    effective: z._default(z.nullable(anObject), null),
  }),
});

export function readLaborRules(body: unknown): LaborRules {
  const { rule_sets, current_id, effective } = readShape(answer, body).data;
  const sets = rule_sets.flatMap((row) => {
    const { success, data } = z.safeParse(anObject, row);
    return success ? [toRuleSet(data)] : [];
  });
  return {
    ruleSets: sets,
    dropped: rule_sets.length - sets.length,
    currentId: current_id,
    effective: effective && toRuleSet(effective),
  };
}
