import { firstBusiness, type SeedBusiness } from './branches';
import { stableId } from './random';
import type { Row, Table } from '../table';

export const workScheduleTables = {
  work_schedules: {
    columns: {
      id: 'text',
      business_id: 'text',
      name: 'text',
      code: 'text?',
      description: 'text?',
      color: 'text?',
      is_active: 'flag',
      overrides: 'text?',
    },
  },
  work_shifts: {
    columns: {
      id: 'text',
      schedule_id: 'text',
      /** Monday is 1, Sunday 7; the wire follows the profile. */
      weekday: 'real',
      start_time: 'text',
      end_time: 'text',
      break_minutes: 'real',
      /** Null: as the labor rules say. */
      break_paid: 'flag?',
    },
    indexes: ['(schedule_id, weekday, start_time)'],
  },
} as const satisfies Record<string, Table>;

export type ScheduleRow = Row<typeof workScheduleTables.work_schedules>;
export type ShiftRow = Row<typeof workScheduleTables.work_shifts>;

interface SeedShift {
  /** Weekdays as digits from 1, Monday. */
  on: string;
  at: string;
  break?: number;
  paid?: 0 | 1;
}

interface SeedSchedule {
  code: string;
  name: string;
  color: string;
  description?: string;
  retired?: true;
  shifts: readonly SeedShift[];
}

/** Weeks of every kind: by day, mixed, by night, divided, part time, changing, and two that break the rules. */
const schedules = [
  {
    code: 'ADM',
    name: 'Administración',
    color: '#2b6cb0',
    description: 'Una hora de almuerzo que no se paga; sábado por la mañana.',
    shifts: [
      { on: '12345', at: '08:00-17:00', break: 60, paid: 0 },
      { on: '6', at: '08:00-12:00' },
    ],
  },
  {
    code: 'TIENDA-1',
    name: 'Tienda, apertura',
    color: '#2f855a',
    shifts: [{ on: '123456', at: '06:00-13:20', break: 30 }],
  },
  {
    code: 'TIENDA-2',
    name: 'Tienda, cierre',
    color: '#c05621',
    shifts: [{ on: '123456', at: '13:00-20:20', break: 30, paid: 1 }],
  },
  {
    code: 'CEDIS-N',
    name: 'Centro de distribución, noche',
    color: '#553c9a',
    description: 'Recepción de furgones.',
    shifts: [{ on: '12345', at: '22:00-05:00', break: 30 }],
  },
  {
    code: 'HORNO',
    name: 'Horno, madrugada',
    color: '#b83280',
    description: 'Cuatro horas justas antes de las seis: la jornada no llega a ser nocturna.',
    shifts: [{ on: '123456', at: '02:00-09:00', break: 30 }],
  },
  {
    code: 'FARM-P',
    name: 'Farmacia, jornada partida',
    color: '#0987a0',
    shifts: [
      { on: '12345', at: '07:00-11:00' },
      { on: '12345', at: '15:00-19:00' },
      { on: '6', at: '07:00-11:00' },
    ],
  },
  {
    code: 'MEDIO',
    name: 'Medio tiempo, tardes',
    color: '#718096',
    shifts: [{ on: '12345', at: '14:00-18:00' }],
  },
  {
    code: 'ROT',
    name: 'Rotativo de bodega',
    color: '#d69e2e',
    description: 'Mañana, tarde y noche en una misma semana.',
    shifts: [
      { on: '12', at: '06:00-14:00', break: 30 },
      { on: '3', at: '14:00-22:00', break: 30 },
      { on: '4', at: '05:00-13:00', break: 30 },
      { on: '67', at: '22:00-06:00', break: 20 },
    ],
  },
  {
    code: 'VIG-24',
    name: 'Vigilancia de temporada',
    color: '#742a2a',
    description: 'Se usó en diciembre; ya no se asigna.',
    retired: true,
    shifts: [
      { on: '1357', at: '18:00-06:00', break: 60, paid: 0 },
      { on: '246', at: '05:30-10:30' },
      { on: '246', at: '13:00-18:30', break: 15, paid: 0 },
    ],
  },
] as const satisfies readonly SeedSchedule[];

export type ScheduleCode = (typeof schedules)[number]['code'];

export const scheduleId = (business: SeedBusiness, code: ScheduleCode): string =>
  stableId(`work schedule of ${business.id}`, code);

/** The schedules of a business; a small one needs only two. */
const schedulesOf = (business: SeedBusiness): readonly (SeedSchedule & { code: ScheduleCode })[] =>
  business === firstBusiness ? schedules : schedules.slice(0, 2);

export function workScheduleRows(business: SeedBusiness): ScheduleRow[] {
  return schedulesOf(business).map(({ code, name, color, description, retired }) => ({
    id: scheduleId(business, code),
    business_id: business.id,
    name,
    code,
    description: description ?? null,
    color,
    is_active: retired ? 0 : 1,
    overrides: null,
  }));
}

export function workShiftRows(business: SeedBusiness): ShiftRow[] {
  return schedulesOf(business).flatMap(({ code, shifts }) =>
    shifts.flatMap(({ on, at, break: pause, paid }) =>
      Array.from(on, (weekday) => ({
        id: stableId(`shift of ${scheduleId(business, code)}`, `${weekday} ${at}`),
        schedule_id: scheduleId(business, code),
        weekday: Number(weekday),
        start_time: at.slice(0, 5),
        end_time: at.slice(6),
        break_minutes: pause ?? 0,
        break_paid: paid ?? null,
      })),
    ),
  );
}
