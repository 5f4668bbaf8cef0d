import { IconFilterOff, IconUsers } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { fetchEmployees } from '@/api/employees/operations';
import type { Employee } from '@/api/employees/schemas';
import { employeeLimits } from '@/api/employees/names';
import { choiceControl } from '@/modules/list/filter-bar';
import type { FilterControls, ListColumn } from '@/modules/list/list-declaration';
import { ListPage } from '@/modules/list/list-page';
import { usePagedListing } from '@/modules/list/listing';
import { useListPlace } from '@/modules/list/use-list-place';
import { formatCalendarDate, shownOf } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { focusTitle } from '@/ui/layout/focus-title';
import { ToldText } from '@/ui/layout/cut-text';
import { DocumentFilter, looksLikeDocument, NoSuchDocument } from './document-filter';
import { activities, employeeAddress, type EmployeeFilters } from './employee-address';
import { employeeFilter, employeeQuery } from './employee-query';
import { IgnoredEmployeeFilters } from './ignored-filters';
import { EmployeeDialog } from './employee-dialog';
import { activityOf, Document, isNameless, nameOf, Salary } from './employee-words';
import { PrivateValue, PrivateValues, ShowButton } from './private-value';

/** What is covered on the screen is in no file: a column without `file`. */
const columns: Record<(typeof employeeAddress)['ids'][number], ListColumn<Employee>> = {
  name: {
    label: m.employees_name,
    width: null,
    narrow: 'lead',
    sort: ({ lastName, firstName }) => lastName ?? firstName,
    file: { kind: 'text', value: nameOf },
  },
  email: {
    label: m.employees_email,
    quiet: true,
    width: { wide: 240, medium: 0 },
    mediumUnder: 'name',
    narrow: 'hidden',
    cell: ({ email }) => <ToldText>{email}</ToldText>,
    file: { kind: 'text', value: ({ email }) => email },
  },
  job: {
    label: m.employees_job,
    width: { wide: 176, medium: 132 },
    narrow: 'detail',
    cell: ({ jobTitle }) => <ToldText>{jobTitle}</ToldText>,
    sort: ({ jobTitle }) => jobTitle,
    file: { kind: 'text', value: ({ jobTitle }) => jobTitle },
  },
  hired: {
    label: m.employees_hired,
    width: { wide: 104, medium: 0 },
    mediumUnder: 'job',
    narrow: 'hidden',
    cell: ({ hireDate }) => <ToldText>{hireDate && formatCalendarDate(hireDate)}</ToldText>,
    sort: ({ hireDate }) => hireDate,
    file: { kind: 'date', value: ({ hireDate }) => hireDate },
  },
  type: {
    label: m.employees_type,
    width: { wide: 112, medium: 104 },
    narrow: 'hidden',
    cell: ({ type }) => <ToldText>{type}</ToldText>,
    sort: ({ type }) => type,
    file: { kind: 'text', value: ({ type }) => type },
  },
  phone: {
    label: m.employees_phone,
    width: { wide: 96, medium: 96 },
    narrow: 'hidden',
    cell: ({ phone }) => <ToldText>{phone}</ToldText>,
    file: { kind: 'code', value: ({ phone }) => phone },
  },
  document: {
    label: m.employees_document,
    width: { wide: 132, medium: 132 },
    narrow: 'hidden',
    cell: (employee) => <Document employee={employee} />,
  },
  tax: {
    label: m.employees_tax,
    width: { wide: 144, medium: 0 },
    mediumUnder: 'document',
    narrow: 'hidden',
    cell: ({ id, taxNumber }) => <PrivateValue of={id} value={taxNumber} />,
  },
  salary: {
    label: m.employees_salary,
    width: { wide: 112, medium: 92 },
    align: 'end',
    narrow: 'hidden',
    cell: (employee) => <Salary employee={employee} />,
  },
  show: {
    label: m.employees_show_column,
    width: { wide: 64, medium: 64 },
    narrow: 'hidden',
    cell: (employee) => <ShowButton of={employee.id} name={nameOf(employee)} />,
  },
  active: {
    label: m.employees_activity,
    width: { wide: 80, medium: 76 },
    narrow: 'aside',
    cell: (employee) => <ToldText>{activityOf(employee)}</ToldText>,
    file: { kind: 'text', value: activityOf },
  },
  id: {
    label: m.employees_id,
    quiet: true,
    width: { wide: 300, medium: 200 },
    narrow: 'hidden',
    cell: ({ id }) => <ToldText>{id}</ToldText>,
    file: { kind: 'code', value: ({ id }) => id },
  },
};

const row = {
  id: ({ id }: Employee) => id,
  name: nameOf,
  isNameless,
  isDimmed: ({ isActive }: Employee) => isActive === false,
};

const activityWords = { active: m.employees_active, inactive: m.employees_inactive };

/** The staff of the whole business. Whom somebody looks for, and what is covered, leaves no trace. */
export function EmployeeList() {
  const at = useListPlace(employeeAddress, useSearch({ from: '/employees' }));
  const { place, search } = at;
  const listing = usePagedListing(employeeQuery(place, place));
  const [openId, setOpenId] = useState<string | null>(null);
  const documentField = useRef<HTMLInputElement>(null);
  const opened = listing.rows.find(({ id }) => id === openId);
  const filters: FilterControls<EmployeeFilters> = {
    q: { label: m.employees_search },
    document: {
      label: m.employees_document_exact,
      render: (props) => <DocumentFilter {...props} ref={documentField} />,
    },
    active: {
      label: m.employees_activity,
      render: choiceControl(activities, (word) => activityWords[word](), m.employees_everybody),
    },
  };
  const asDocument = () => {
    search.type('');
    at.filter({ q: '', document: search.typed.trim() });
    documentField.current?.focus();
  };
  return (
    <PrivateValues place={`${at.address.scope(place)} ${place.page} ${place.perPage}`}>
      <ListPage
        at={at}
        listing={listing}
        columns={columns}
        row={row}
        onOpen={setOpenId}
        filters={filters}
        words={{
          title: m.employees_title(),
          subject: m.employees_subject,
          filters: m.employees_filters(),
          search: m.employees_search(),
          count: (shown, total) => m.employees_count(shownOf(shown, total)),
          empty: {
            icon: IconUsers,
            title: m.employees_empty(),
            body: m.employees_empty_body(),
          },
          none: {
            icon: IconFilterOff,
            title: m.employees_none(),
            body: m.employees_none_body(),
          },
        }}
        export={{
          of: m.employees_whole_business(),
          // Whom somebody looked for stays out of the file.
          filter: () => (at.isNarrowed ? m.employees_export_narrowed() : m.employees_export_all()),
          without: m.employees_export_without(),
          total: listing.total ?? 0,
          pages: () => ({
            rowId: row.id,
            fetchPage: (page, signal) =>
              fetchEmployees(
                { ...employeeFilter(place), page, perPage: employeeLimits.perPage.maximum },
                { signal, priority: 'bulk' },
              ),
          }),
        }}
        slots={{
          underFilters: looksLikeDocument(search.typed) ? (
            <p>
              <Button size="compact-sm" variant="default" onClick={asDocument}>
                {m.employees_as_document()}
              </Button>
            </p>
          ) : null,
          notices: listing.data ? (
            <IgnoredEmployeeFilters place={place} page={listing.data} />
          ) : null,
          instead:
            place.document === '' ? undefined : (
              <NoSuchDocument
                document={place.document}
                onTry={(document) => {
                  at.filter({ document });
                  focusTitle();
                }}
                onClear={() => {
                  at.clear();
                  focusTitle();
                }}
              />
            ),
          foot: opened ? (
            <EmployeeDialog employee={opened} onClose={() => setOpenId(null)} />
          ) : null,
        }}
      />
    </PrivateValues>
  );
}
