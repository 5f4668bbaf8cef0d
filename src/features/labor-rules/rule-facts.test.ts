import { afterEach, describe, expect, it } from 'vitest';
import { defaultProfile, liveProfile, setProfile } from '@/api/core/profile';
import { readLaborRules, whyNotReckoned, type RuleSet } from '@/api/labor-rules/schemas';
import { contradictsReading } from '@/api/labor-rules/work-rules';
import { compareFacts, factGroups, validityInWords } from './rule-facts';

afterEach(() => setProfile(defaultProfile));

/** Everything that the API description shows of a rule set. */
const documented = {
  id: '0b0c1b1e-0000-4000-8000-000000000001',
  business_id: '0b0c1b1e-0000-4000-8000-000000000002',
  country_code: 'SV',
  source_template_id: '0b0c1b1e-0000-4000-8000-000000000003',
  effective_from: '2026-01-01',
  effective_to: '2026-12-31',
  schema_version: 1,
  is_active: true,
  is_template: false,
  params: {
    timezone: 'America/El_Salvador',
    day_band: { start: '06:00', end: '19:00' },
    mixed_rule: { type: 'night_if_night_minutes_gt', threshold_minutes: 240 },
    max_ordinary: {
      daily: { day: 480, night: 420, mixed: 450 },
      weekly: { day: 2640, night: 2340, mixed: 2500 },
    },
    week_starts_on: 1,
    default_rest_days: [7],
    default_daily_minutes: { 1: 480, 6: 240 },
    overtime: {
      basis: ['daily', 'weekly'],
      daily_cap_minutes: 120,
      weekly_cap_minutes: null,
      total_daily_cap_minutes: 660,
      requires_approval: true,
    },
    surcharges: {
      ordinary_day: 0,
      ordinary_night: 0.25,
      overtime_day: 1,
      overtime_night: 1.5,
      rest_day: 0.5,
      holiday: 1,
      combination: 'multiplicative',
    },
    rest_day_compensatory: true,
    breaks: { paid: true, min_minutes: 30, auto_deduct_minutes: 15 },
    tolerances: {
      late_grace_minutes: 10,
      early_leave_grace_minutes: 5,
      absence_after_minutes: null,
    },
    rounding: { unit_minutes: 5, mode: 'nearest' },
    min_hourly_wage: 1.68,
    currency: 'USD',
  },
};

type Wire = { [name: string]: unknown };

function ruleSet(changes: Wire = {}): RuleSet {
  const [set] = readLaborRules({ data: { rule_sets: [{ ...documented, ...changes }] } }).ruleSets;
  if (set === undefined) throw new Error('no set');
  return set;
}

const withParams = (changes: Wire) => ruleSet({ params: { ...documented.params, ...changes } });

const facts = factGroups.flatMap((group) => group.facts);

/** What the screen says of a set, by label; a label is never there twice in one group. */
const saidOf = (set: RuleSet) =>
  factGroups.flatMap(({ id, facts: own }) =>
    own.map((fact) => `${id} ${fact.label()}: ${fact.words(set) ?? '-'}`),
  );

const words = (set: RuleSet, label: string) =>
  facts.find((fact) => fact.label() === label)?.words(set);

/** Every value at the end of a path, such as `params.day_band.start`. */
function leaves(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]));
}

/** The documented set with another value at the end of the path. */
function changedAt([name = '', ...rest]: string[], value: Wire): Wire {
  const inner = value[name];
  return {
    ...value,
    [name]: rest.length > 0 ? changedAt(rest, inner as Wire) : otherThan(name, inner),
  };
}

function otherThan(name: string, value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return name === 'week_starts_on' ? 2 : value + 1;
  if (name === 'basis') return ['monthly'];
  if (Array.isArray(value)) return [3];
  if (typeof value !== 'string') return 77;
  if (/^\d\d:\d\d$/.test(value)) return '05:30';
  if (/^\d{4}-/.test(value)) return '2025-06-07';
  if (value.startsWith('0b0c')) return '0b0c1b1e-0000-4000-8000-000000000009';
  return `${value}-x`;
}

describe('what the screen says of a set', () => {
  it.each(leaves(documented).map((path) => [path.join('.'), path] as const))(
    'M224: says another thing when %s is another',
    (_, path) => {
      const changed = ruleSet(changedAt(path, documented));
      expect(saidOf(changed)).not.toEqual(saidOf(ruleSet()));
    },
  );

  it.each([
    [{ effective_to: '2026-12-31' }, 'del 01/01/2026 al 31/12/2026'],
    [{ effective_to: null }, 'desde el 01/01/2026, sin fecha de fin'],
    [
      { effective_from: null, effective_to: '2026-12-31' },
      'hasta el 31/12/2026, sin inicio informado',
    ],
    [{ effective_from: null, effective_to: null }, 'sin inicio informado ni fecha de fin'],
  ])('M213: the days of one with %j are: %s', (changes, said) => {
    expect(validityInWords(ruleSet({ effective_from: '2026-01-01', ...changes }))).toBe(said);
  });

  it('M218: a limit that is null is none, and one that was not told is neither', () => {
    expect(words(ruleSet(), 'Tope de extra a la semana')).toBe('sin tope');
    expect(words(withParams({ overtime: {} }), 'Tope de extra a la semana')).toBeNull();
  });

  it('M214: minutes are hours and minutes, with the raw minutes behind them', () => {
    const limit = facts.find((fact) => fact.label() === 'Al día, mixta');
    expect(limit?.words(ruleSet())).toBe('7:30\u00a0h');
    expect(limit?.raw?.(ruleSet())).toBe('450 min');
  });

  it('compares by what the rules say, and by identifiers only where nothing else differs', () => {
    const labels = (other: RuleSet) =>
      compareFacts(ruleSet(), other).differing.map(({ fact }) => fact.label());
    const id = '0b0c1b1e-0000-4000-8000-000000000009';
    expect(labels(ruleSet({ id, effective_from: '2025-01-01' }))).toEqual(['Rige desde']);
    expect(labels(ruleSet({ id, name: 'Otras' }))).toEqual([]);
    expect(labels(ruleSet({ id }))).toEqual(['Identificador']);
    expect(labels(ruleSet())).toEqual([]);
  });

  it('M220 M221: a ratio stands with its reading, and what they make together follows it', () => {
    expect(words(ruleSet(), 'Ordinaria nocturna')).toBe('0.25 → +25 %');
    expect(words(ruleSet(), 'Ordinaria diurna')).toBe('0 → sin recargo');
    expect(words(ruleSet(), 'Si coinciden varios')).toContain('2 × 2 = 4 veces');
    setProfile({ ...liveProfile, surchargeReading: 'factor' });
    expect(words(ruleSet(), 'Ordinaria nocturna')).toBe('0.25 → -75 %');
    const other = withParams({
      surcharges: { ...documented.params.surcharges, combination: 'highest' },
    });
    expect(words(other, 'Si coinciden varios')).toBe('highest');
  });

  it('M223: the least an hour may pay is in the currency of the rules', () => {
    expect(words(ruleSet(), 'Por hora')).toBe('$1.68');
    expect(words(withParams({ currency: 'GTQ' }), 'Por hora')).toBe('1.68 GTQ');
    expect(words(withParams({ currency: null }), 'Por hora')).toBe('1.68');
    expect(words(withParams({ min_hourly_wage: 1.7033 }), 'Por hora')).toBe('$1.7033');
  });

  it('M217 M219 M222: words it does not know stand as they came', () => {
    const mixed_rule = { type: 'by_majority', threshold_minutes: 60 };
    expect(words(withParams({ mixed_rule }), 'Jornada mixta')).toBe(
      'by_majority, con un umbral de 1:00\u00a0h',
    );
    const alone = { threshold_minutes: 60 };
    expect(words(withParams({ mixed_rule: alone }), 'Jornada mixta')).toBe(
      'no informado, con un umbral de 1:00\u00a0h',
    );
    expect(words(withParams({ mixed_rule: { type: 'x' } }), 'Jornada mixta')).toBe('x');
    expect(words(ruleSet(), 'Se cuentan sobre el límite')).toBe('diario, semanal');
    const overtime = { ...documented.params.overtime, basis: ['daily', 'monthly'] };
    expect(words(withParams({ overtime }), 'Se cuentan sobre el límite')).toBe('diario, monthly');
    expect(words(ruleSet(), 'Redondeo')).toBe('A 0:05\u00a0h, modo nearest');
    const none = withParams({ rounding: { unit_minutes: 1, mode: 'none' } });
    expect(words(none, 'Redondeo')).toBe('Sin redondeo');
  });

  it('M217 M224: two sets that differ in the threshold of a type it does not know are told apart', () => {
    const of = (threshold_minutes: number) =>
      withParams({ mixed_rule: { type: 'by_majority', threshold_minutes } });
    const { differing } = compareFacts(of(60), of(90));
    expect(differing.map(({ fact }) => fact.label())).toEqual(['Jornada mixta']);
  });

  it('M215 M226: one odd day hides none of the others, and is said', () => {
    const odd = withParams({
      default_rest_days: [7, 'x'],
      default_daily_minutes: { 1: 480, 9: 1 },
    });
    expect(words(odd, 'Días de descanso')).toBe('domingo, un valor que no se entiende');
    expect(words(odd, 'Horas de cada día')).toBe('lunes 8:00\u00a0h, un valor que no se entiende');
    expect(whyNotReckoned(odd)).toBe('value');
  });

  it('M220: an ordinary day whose ratio is neutral by the other reading puts it in doubt', () => {
    expect(['0', '1', '1.00', '0.25', null].map(contradictsReading)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    setProfile({ ...liveProfile, surchargeReading: 'factor' });
    expect(['0', '1', '0.00', '1.25', null].map(contradictsReading)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it('M215: the first day of the week is the one of the profile', () => {
    expect(words(ruleSet(), 'La semana empieza el')).toBe('lunes');
    setProfile({ ...liveProfile, weekdayOne: 'sunday' });
    expect(words(ruleSet(), 'La semana empieza el')).toBe('domingo');
  });
});
