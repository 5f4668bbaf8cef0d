import type { SeedBusiness } from './branches';
import { laborCode } from './official/labor-code';
import { stableId } from './random';
import type { LaborParams } from '../labor-params';
import type { Row, Table } from '../table';

export const laborRuleTables = {
  /** The rule sets of businesses, and the templates of countries, which belong to none. */
  labor_rule_sets: {
    columns: {
      id: 'text',
      business_id: 'text?',
      country_code: 'text',
      name: 'text',
      source_template_id: 'text?',
      effective_from: 'text',
      effective_to: 'text?',
      schema_version: 'real',
      /** Weekdays from Monday, 1, to Sunday, 7; ratios as factors. The wire follows the profile. */
      params: 'json',
      is_active: 'flag',
      is_template: 'flag',
      overrides: 'text?',
    },
    indexes: ['(business_id, effective_from)'],
  },
} as const satisfies Record<string, Table>;

export type LaborRuleRow = Row<typeof laborRuleTables.labor_rule_sets>;

/** The day the wage of the template came into force. */
const templateBegins = '2025-06-01';

const templateId = stableId('labor rule template', 'SV');

/** What all businesses of El Salvador start from. */
export const laborTemplate: LaborRuleRow = {
  id: templateId,
  business_id: null,
  country_code: 'SV',
  name: 'El Salvador: comercio y servicios (Código de Trabajo)',
  source_template_id: null,
  effective_from: templateBegins,
  effective_to: null,
  schema_version: 1,
  params: JSON.stringify(laborCode),
  is_active: 1,
  is_template: 1,
  overrides: null,
};

interface Period {
  name: string;
  from: string;
  to: string | null;
  active: boolean;
  /** What the business settled otherwise than the template. */
  own: Partial<LaborParams>;
}

/** Rules of last year, of this one, of the next, and a draft nobody put into force. */
function periodsAround(year: number): Period[] {
  const current: Partial<LaborParams> = {
    tolerances: {
      late_grace_minutes: 10,
      early_leave_grace_minutes: 5,
      absence_after_minutes: 120,
    },
    overtime: {
      ...laborCode.overtime,
      daily_cap_minutes: 120,
      weekly_cap_minutes: 600,
    },
  };
  return [
    {
      name: `Reglamento interno ${year - 1}`,
      from: `${year - 1}-01-01`,
      to: `${year - 1}-12-31`,
      active: true,
      own: {},
    },
    {
      name: `Reglamento interno ${year}`,
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      active: true,
      own: current,
    },
    {
      name: `Reglamento interno ${year + 1}`,
      from: `${year + 1}-01-01`,
      to: null,
      active: true,
      own: {
        ...current,
        rounding: { unit_minutes: 5, mode: 'nearest' },
        overtime: { ...laborCode.overtime, total_daily_cap_minutes: 660 },
      },
    },
    {
      name: 'Borrador: descanso los lunes',
      from: `${year}-01-01`,
      to: null,
      active: false,
      own: { ...current, default_rest_days: [1] },
    },
  ];
}

/** The rule sets of a business, around the year of `today`. */
export function laborRuleRows(business: SeedBusiness, today: string): LaborRuleRow[] {
  const year = Number(today.slice(0, 4));
  return periodsAround(year).map(({ name, from, to, active, own }) => ({
    id: stableId(`labor rules of ${business.id}`, name),
    business_id: business.id,
    country_code: 'SV',
    name,
    source_template_id: templateId,
    effective_from: from,
    effective_to: to,
    schema_version: 1,
    params: JSON.stringify({ ...laborCode, ...own }),
    is_active: active ? 1 : 0,
    is_template: 0,
    overrides: null,
  }));
}
