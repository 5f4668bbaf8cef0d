import { createFileRoute } from '@tanstack/react-router';
import { employeeAddress } from '@/features/employees/employee-address';
import { employeeQuery } from '@/features/employees/employee-query';
import { EmployeeList } from '@/features/employees/employee-list';
import { openList } from '@/modules/list/open-list';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/employees')({
  validateSearch: employeeAddress.read,
  beforeLoad: openList(employeeAddress),
  loaderDeps: ({ search }) => employeeAddress.asked(search),
  loader: ({ context: { queryClient }, deps, cause }) => {
    // Nobody is read on the way past a link; and once it stands, the screen knows more than the address: whom somebody looks for.
    if (cause === 'enter') readAhead(queryClient.query(employeeQuery(deps)));
  },
  component: EmployeeList,
});
