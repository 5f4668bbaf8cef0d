import type Database from 'libsql';
import { firstBusiness } from './branches';
import type { EmployeeRow } from './employees';
import { laborTemplate, type LaborRuleRow } from './labor-rules';
import { stableId } from './random';
import type { SaleRow } from './sales';
import { scheduleId, workShiftRows, type ScheduleRow } from './work-schedules';
import { insertRows } from '../database';
import type { Overrides } from '../overrides';

const id = (kind: string, key: string | number) => stableId(`hostile ${kind}`, key);

/** Records asked for by their id; whoever tests a screen with them opens these. */
export const hostileScheduleId = id('schedule', 'odd');
export const hostileSaleId = id('sale', 'odd');

type Texts = Readonly<Record<string, string>>;

const oddEmployees: readonly Overrides[] = [
  { set: { first_name: null, last_name: null } },
  { set: { first_name: 7, last_name: true, email: { at: 'x' } } },
  { set: { salary: '1,250.00', hire_date: 'ayer' } },
  { set: { salary: null, is_active: 'yes', type: null } },
  { set: { is_active: 1, document_number: 44_172_807, surprise: [1] } },
  { drop: ['salary', 'is_active', 'document_type'] },
  { drop: ['id'] },
];

function employeeRow(key: string | number, text: string): EmployeeRow {
  return {
    id: id('employee', key),
    business_id: firstBusiness.id,
    first_name: text,
    last_name: text,
    document_type: text,
    document_number: `${text.slice(0, 20)}${key}`,
    tax_number: text,
    email: `${text}@example.com`,
    phone: text,
    type: text,
    job_title: text,
    hire_date: '0001-01-01',
    salary: 0.1 + 0.2,
    is_active: 1,
    overrides: null,
  };
}

/** A draft no day is ruled by, with parameters of another shape. */
function laborRuleRow(text: string): LaborRuleRow {
  return {
    ...laborTemplate,
    id: id('labor rules', 'odd'),
    business_id: firstBusiness.id,
    name: text,
    country_code: '<b>',
    effective_from: 'siempre',
    is_active: 0,
    is_template: 0,
    params: JSON.stringify({ timezone: text, day_band: null, surcharges: { mood: '1.5' } }),
    overrides: JSON.stringify({ set: { schema_version: '2', effective_to: 0 } }),
  };
}

function scheduleRow(text: string): ScheduleRow {
  const overrides: Overrides = {
    set: {
      warnings: [null, 42, text, { code: text, detail: { deep: [text] } }],
      days: [{ weekday: 0, minutes: '480', shift_kind: 'ghost', warnings: null }, null],
      weekly_minutes: -1,
    },
  };
  return {
    id: hostileScheduleId,
    business_id: firstBusiness.id,
    name: text,
    code: text,
    description: text,
    color: 'red;background:url(javascript:alert(1))',
    is_active: 1,
    overrides: JSON.stringify(overrides),
  };
}

function saleRow(text: string): SaleRow {
  const overrides: Overrides = {
    set: {
      customer: { id: null, legal_name: text, customer_name: 42 },
      totals: { sale_total: '10.00', sale_to_payment: null },
      products: [{ name: text, quantity: '1e3', individual_price: null, subtotal: {} }, null],
      stamp: text,
    },
  };
  return {
    id: hostileSaleId,
    business_id: firstBusiness.id,
    branch_id: firstBusiness.branches[0]?.id ?? '',
    customer_id: null,
    generation_code: text,
    control_number: text,
    document_type: '99',
    status: text,
    issue_time: '2026-13-45 25:61:61',
    stamp: null,
    payment_status: '=1+1',
    is_credit: 0,
    credit_days: 0,
    sale_total: 0,
    sale_to_payment: 0,
    is_seed: 0,
    overrides: JSON.stringify(overrides),
  };
}

/** Adds employees, labor rules, a schedule and a sale that try to hurt whoever shows them. */
export function seedHostileRecords(file: Database.Database, texts: Texts, worst: string): void {
  insertRows(file, 'employees', [
    ...Object.entries(texts).map(([key, text]) => employeeRow(key, text)),
    ...oddEmployees.map((overrides, index) => ({
      ...employeeRow(index, `Persona rara ${index}`),
      overrides: JSON.stringify(overrides),
    })),
  ]);
  insertRows(file, 'labor_rule_sets', [laborRuleRow(worst)]);
  insertRows(file, 'work_schedules', [scheduleRow(worst)]);
  const shifts = workShiftRows(firstBusiness).filter(
    ({ schedule_id }) => schedule_id === scheduleId(firstBusiness, 'ROT'),
  );
  insertRows(
    file,
    'work_shifts',
    shifts.map((shift, index) => ({
      ...shift,
      id: id('shift', index),
      schedule_id: hostileScheduleId,
      end_time: index === 0 ? worst : shift.end_time,
      break_minutes: index === 1 ? -30.5 : shift.break_minutes,
    })),
  );
  insertRows(file, 'sales', [saleRow(worst)]);
}
