import type { Call, Operation } from '../operation';
import { onWire } from '../overrides';
import { fullPagination, readPage } from '../paging';
import { data } from '../replies';
import type { EmployeeRow } from '../seed/employees';
import type { Variants } from '../variants';
import type { World } from '../world';

interface Filter {
  businessId: string;
  active: 0 | 1 | null;
  document: string | null;
}

function matching(world: World, { businessId, active, document }: Filter) {
  let found = world.db.selectFrom('employees').selectAll().where('business_id', '=', businessId);
  if (active !== null) found = found.where('is_active', '=', active);
  if (document !== null) found = found.where('document_number', '=', document);
  return found.orderBy('last_name').orderBy('first_name').orderBy('id').execute();
}

/** Text as it is compared: without case and without accents, ñ included. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of a search stands in the first name, the last name or the e-mail. */
function finder(search: string, how: Variants['employeeSearch']) {
  const read = how === 'folded' ? folded : (text: string) => text;
  const words = read(search).split(/\s+/).filter(Boolean);
  return ({ first_name, last_name, email }: EmployeeRow) => {
    const fields = [first_name, last_name, email ?? ''].map(read);
    return words.every((word) => fields.some((field) => field.includes(word)));
  };
}

function employeeRecord(employee: EmployeeRow) {
  const record = {
    id: employee.id,
    first_name: employee.first_name,
    last_name: employee.last_name,
    document_type: employee.document_type,
    document_number: employee.document_number,
    tax_number: employee.tax_number,
    email: employee.email,
    phone: employee.phone,
    type: employee.type,
    job_title: employee.job_title,
    hire_date: employee.hire_date,
    salary: employee.salary,
    is_active: employee.is_active === 1,
  };
  return onWire(record, employee.overrides);
}

async function list({ world, integration, query }: Call) {
  const names = world.profile.query.employees;
  const active = query.oneOf(names.active, ['1', '0']);
  const search = query.filled(names.search);
  const document = query.filled(names.document);
  const page = readPage(query, { ...names, largest: 200, usual: 50 });
  query.check();
  // A business has at most some thousand employees: read whole, accents can be compared as people type them.
  const employees = await matching(world, {
    businessId: integration.businessId,
    active: active === null ? null : active === '1' ? 1 : 0,
    document,
  });
  const found =
    search === null ? employees : employees.filter(finder(search, world.variants.employeeSearch));
  return data('status', {
    data: found.slice(page.offset, page.offset + page.perPage).map(employeeRecord),
    pagination: fullPagination(page, found.length),
  });
}

export const employeeOperations: readonly Operation[] = [
  {
    name: 'employees',
    method: 'GET',
    path: '/hr/employees',
    scope: 'hr.employees',
    envelope: 'status',
    unauthorized: 'message',
    failure: 'error',
    handle: list,
  },
];
