import { laborParamsOnWire, readLaborParams, type LaborParams } from '../labor-params';
import type { Call, Operation } from '../operation';
import { onWire } from '../overrides';
import { data } from '../replies';
import type { LaborRuleRow } from '../seed/labor-rules';
import type { World } from '../world';

/** The country of every business; its template counts where a business has no rules of its own. */
const country = 'SV';

/** A business's own rule sets and its country's templates, the older first. */
function ruleSetsOf(world: World, businessId: string): Promise<LaborRuleRow[]> {
  return world.db
    .selectFrom('labor_rule_sets')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('business_id', '=', businessId),
        eb.and([eb('is_template', '=', 1), eb('country_code', '=', country)]),
      ]),
    )
    .orderBy('effective_from')
    .orderBy('id')
    .execute();
}

/** The set in force on a date: the business's own before the template, and of several the one that began last. */
function inForce(sets: readonly LaborRuleRow[], date: string): LaborRuleRow | null {
  const valid = sets.filter(
    ({ is_active, effective_from: from, effective_to: to }) =>
      is_active === 1 && from <= date && (to === null || date <= to),
  );
  const own = valid.findLast(({ is_template }) => is_template === 0);
  return own ?? valid.at(-1) ?? null;
}

/** The parameters in force today for a business; null when none are, or when they cannot be read. */
export async function laborParamsOf(world: World, businessId: string): Promise<LaborParams | null> {
  const effective = inForce(await ruleSetsOf(world, businessId), world.clock.today());
  return effective && readLaborParams(effective.params);
}

function ruleSetRecord({ profile }: World, set: LaborRuleRow) {
  const params = readLaborParams(set.params);
  const record = {
    id: set.id,
    business_id: set.business_id,
    country_code: set.country_code,
    name: set.name,
    source_template_id: set.source_template_id,
    effective_from: set.effective_from,
    effective_to: set.effective_to,
    schema_version: set.schema_version,
    params:
      params === null ? (JSON.parse(set.params) as unknown) : laborParamsOnWire(params, profile),
    is_active: set.is_active === 1,
    is_template: set.is_template === 1,
  };
  return onWire(record, set.overrides);
}

async function read({ world, integration }: Call) {
  const sets = await ruleSetsOf(world, integration.businessId);
  const effective = inForce(sets, world.clock.today());
  const listsTemplates = world.variants.laborTemplates === 'listed';
  const listed = sets.filter(({ is_template }) => listsTemplates || is_template === 0);
  return data('status', {
    rule_sets: listed.map((set) => ruleSetRecord(world, set)),
    current_id: effective && listed.includes(effective) ? effective.id : null,
    effective: effective && ruleSetRecord(world, effective),
  });
}

export const laborRuleOperations: readonly Operation[] = [
  {
    name: 'labor-rules',
    method: 'GET',
    path: '/hr/labor-rules',
    scope: 'hr.labor_rules',
    envelope: 'status',
    unauthorized: 'message',
    failure: 'error',
    handle: read,
  },
];
