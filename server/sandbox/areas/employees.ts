import type { Call, Operation } from '../operation';
import { onWire } from '../overrides';
import { fullPagination, readPage, type Page } from '../paging';
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
  let found = world.db.selectFrom('employees').where('business_id', '=', businessId);
  if (active !== null) found = found.where('is_active', '=', active);
  if (document !== null) found = found.where('document_number', '=', document);
  return found;
}

/** Text as it is compared: without case and without accents, ñ included. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type Searched = Pick<EmployeeRow, 'first_name' | 'last_name' | 'email'>;

/** Whether every word of a search stands in the first name, the last name or the e-mail. */
function finder(search: string, how: Variants['employeeSearch']) {
  const read = how === 'folded' ? folded : (text: string) => text;
  const words = read(search).split(/\s+/).filter(Boolean);
  return ({ first_name, last_name, email }: Searched) => {
    const fields = [first_name, last_name, email ?? ''].map(read);
    return words.every((word) => fields.some((field) => field.includes(word)));
  };
}

/** One page of everybody, and how many they are. */
async function pageOfAll(world: World, filter: Filter, page: Page) {
  const { total } = await matching(world, filter)
    .select((employees) => employees.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching(world, filter)
    .selectAll()
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .limit(page.perPage)
    .offset(page.offset)
    .execute();
  return { total, rows };
}

/** One page of those a search finds. Compared here and not by the database, accents count as people type them. */
async function pageOfFound(world: World, filter: Filter, page: Page, search: string) {
  const names = await matching(world, filter)
    .select(['id', 'first_name', 'last_name', 'email'])
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute();
  const found = names.filter(finder(search, world.variants.employeeSearch));
  const ids = found.slice(page.offset, page.offset + page.perPage).map(({ id }) => id);
  const rows = await world.db
    .selectFrom('employees')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute();
  return { total: found.length, rows };
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
  const filter: Filter = {
    businessId: integration.businessId,
    active: active === null ? null : active === '1' ? 1 : 0,
    document,
  };
  const { total, rows } =
    search === null
      ? await pageOfAll(world, filter, page)
      : await pageOfFound(world, filter, page, search);
  return data('status', {
    data: rows.map(employeeRecord),
    pagination: fullPagination(page, total),
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
    personal: ({ query: { employees } }) => [employees.search, employees.document],
    handle: list,
  },
];
