import { request, type ReadOptions } from '../core/http';
import type { Page } from '../core/paging';
import { checkParams } from '../core/params';
import { currentProfile } from '../core/profile';
import { serviceUrl } from '../core/url';
import {
  employeeListParams,
  readEmployeePage,
  type Employee,
  type EmployeeListParams,
} from './schemas';

const list = { name: 'employees.list' };

const filled = (text: string | undefined) => text?.trim() || undefined;

/** A page of the staff of the whole business. A filter that is left out or blank is not sent. */
export async function fetchEmployees(
  params: EmployeeListParams,
  options: ReadOptions = {},
): Promise<Page<Employee>> {
  const asked = checkParams(list, employeeListParams, params);
  const { active, search, document, page, perPage } = asked;
  const names = currentProfile().query.employees;
  const url = serviceUrl(
    '/hr/employees',
    {},
    {
      [names.active]: active === undefined ? undefined : Number(active),
      [names.search]: filled(search),
      [names.document]: filled(document),
      [names.perPage]: perPage,
      [names.page]: page,
    },
  );
  return request({ ...options, operation: list, url }, (body) =>
    readEmployeePage(body, { page, perPage }),
  );
}
