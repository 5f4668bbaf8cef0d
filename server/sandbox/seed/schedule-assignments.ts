import type { SeedBusiness } from './branches';
import type { EmployeeRow } from './employees';
import { stableId } from './random';
import { workScheduleRows } from './work-schedules';
import type { Row, Table } from '../table';

export const scheduleAssignmentTables = {
  schedule_assignments: {
    columns: {
      id: 'text',
      business_id: 'text',
      employee_id: 'text',
      schedule_id: 'text',
      starts_on: 'text',
      ends_on: 'text?',
    },
  },
  /** What deleting an assignment leaves to do; it is done once the world's clock has passed `finishes_at`. */
  attendance_recalculations: {
    columns: {
      id: 'text',
      business_id: 'text',
      assignment_id: 'text',
      employee_id: 'text',
      /** ISO 8601 in UTC, by the world's clock. */
      queued_at: 'text',
      finishes_at: 'text',
    },
  },
} as const satisfies Record<string, Table>;

export type AssignmentRow = Row<typeof scheduleAssignmentTables.schedule_assignments>;

export const assignmentId = (business: SeedBusiness, serial: number): string =>
  stableId(`schedule assignment of ${business.id}`, serial);

/** One assignment for everybody who works there, to one of the schedules in use, since the day they were hired. */
export function scheduleAssignmentRows(
  business: SeedBusiness,
  employees: readonly EmployeeRow[],
): AssignmentRow[] {
  const schedules = workScheduleRows(business).filter(({ is_active }) => is_active === 1);
  const staff = employees.filter(({ is_active }) => is_active === 1);
  return staff.map((employee, serial) => ({
    id: assignmentId(business, serial),
    business_id: business.id,
    employee_id: employee.id,
    schedule_id: schedules[serial % schedules.length]?.id ?? '',
    starts_on: employee.hire_date ?? '',
    ends_on: null,
  }));
}
