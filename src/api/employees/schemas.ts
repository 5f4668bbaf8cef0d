import * as z from 'zod/mini';
import { readPage, type Page, type PageAsked } from '../core/paging';
import { pageParams } from '../core/params';
import {
  optionalCode,
  optionalDate,
  optionalDecimal,
  optionalFlag,
  optionalText,
  uuid,
} from '../core/wire';
import { wireRecord } from '../core/wire-record';
import { employeeLimits } from './names';

/** What the list may be asked for. Search and document are data of people: they live in memory only. */
export const employeeListParams = z.object({
  /** Left out: active and inactive ones. */
  active: z.optional(z.boolean()),
  /** Words of first name, last name and e-mail. */
  search: z.optional(z.string()),
  /** The whole number of a document. */
  document: z.optional(z.string()),
  ...pageParams(employeeLimits.perPage),
});
export type EmployeeListParams = z.infer<typeof employeeListParams>;

const employee = wireRecord({
  id: ['id', uuid],
  firstName: ['first_name', optionalText],
  lastName: ['last_name', optionalText],
  documentType: ['document_type', optionalCode],
  documentNumber: ['document_number', optionalCode],
  taxNumber: ['tax_number', optionalCode],
  email: ['email', optionalText],
  phone: ['phone', optionalCode],
  type: ['type', optionalCode],
  jobTitle: ['job_title', optionalText],
  /** `YYYY-MM-DD`. */
  hireDate: ['hire_date', optionalDate],
  /** Decimal text; neither its currency nor its period is told. */
  salary: ['salary', optionalDecimal],
  isActive: ['is_active', optionalFlag],
});

/** A person on the staff. Null is what the service did not give; free words are kept as they came. */
export type Employee = z.output<typeof employee>;

export function readEmployeePage(body: unknown, asked: PageAsked): Page<Employee> {
  return readPage(employee, body, asked);
}
