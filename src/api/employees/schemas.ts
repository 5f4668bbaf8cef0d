import * as z from 'zod/mini';
import { readPage, type Page, type PageAsked } from '../core/paging';
import { intParam } from '../core/params';
import {
  optionalCode,
  optionalDate,
  optionalDecimal,
  optionalFlag,
  optionalText,
  uuid,
} from '../core/wire';

/** Bounds and defaults of the list (API description, Limits). */
export const employeeLimits = { perPage: { minimum: 1, maximum: 200, default: 50 } } as const;

/** What the list may be asked for. Search and document are data of people: they live in memory only. */
export const employeeListParams = z.object({
  /** Left out: active and inactive ones. */
  active: z.optional(z.boolean()),
  /** Words of first name, last name and e-mail. */
  search: z.optional(z.string()),
  /** The whole number of a document. */
  document: z.optional(z.string()),
  page: intParam(1),
  perPage: intParam(employeeLimits.perPage.minimum, employeeLimits.perPage.maximum),
});
export type EmployeeListParams = z.infer<typeof employeeListParams>;

/** A person on the staff. Null is what the service did not give; free words are kept as they came. */
export interface Employee {
  id: string;
  firstName: string | null;
  lastName: string | null;
  documentType: string | null;
  documentNumber: string | null;
  taxNumber: string | null;
  email: string | null;
  phone: string | null;
  type: string | null;
  jobTitle: string | null;
  /** `YYYY-MM-DD`. */
  hireDate: string | null;
  /** Decimal text; neither its currency nor its period is told. */
  salary: string | null;
  isActive: boolean | null;
}

const employee = z.pipe(
  z.object({
    id: uuid,
    first_name: optionalText,
    last_name: optionalText,
    document_type: optionalCode,
    document_number: optionalCode,
    tax_number: optionalCode,
    email: optionalText,
    phone: optionalCode,
    type: optionalCode,
    job_title: optionalText,
    hire_date: optionalDate,
    salary: optionalDecimal,
    is_active: optionalFlag,
  }),
  z.transform((wire): Employee => ({
    id: wire.id,
    firstName: wire.first_name,
    lastName: wire.last_name,
    documentType: wire.document_type,
    documentNumber: wire.document_number,
    taxNumber: wire.tax_number,
    email: wire.email,
    phone: wire.phone,
    type: wire.type,
    jobTitle: wire.job_title,
    hireDate: wire.hire_date,
    salary: wire.salary,
    isActive: wire.is_active,
  })),
);

/** Reads a page of the staff. */
export function readEmployeePage(body: unknown, asked: PageAsked): Page<Employee> {
  return readPage(employee, body, asked);
}
