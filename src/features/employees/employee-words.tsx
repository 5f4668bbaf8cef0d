import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Employee } from '@/api/employees/schemas';
import { laborRuleQueries } from '@/api/labor-rules/queries';
import { columnDecimals } from '@/domain/price';
import { shortIdentifier } from '@/domain/identifier';
import { formatCalendarDate, formatDecimal, inCurrency } from '@/text/format';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { CutText } from '@/ui/layout/cut-text';
import classes from './employees.module.css';
import { PrivateValue, useShownPerson } from './private-value';

const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(' ');

export const isNameless = ({ firstName, lastName }: Employee): boolean =>
  firstName === null && lastName === null;

/** What a person is called; what stands for a name where the service gave none. */
export const nameOf = (employee: Employee): string =>
  isNameless(employee)
    ? m.employees_nameless({ id: shortIdentifier(employee.id) })
    : joined(employee.firstName, employee.lastName);

export const activityOf = ({ isActive }: Employee): string | null =>
  isActive === null ? null : isActive ? m.employees_active_one() : m.employees_inactive_one();

/** The number as it came: neither its currency nor its period is told with it (API description, Employee). */
export function Salary({ employee }: { employee: Employee }) {
  const { id, salary } = employee;
  const isShown = useShownPerson().id === id;
  const rules = useQuery({ ...laborRuleQueries.list(), enabled: isShown && salary !== null });
  const currency = rules.data?.effective?.params.currency ?? null;
  if (salary === null) return <PrivateValue of={id} value={null} />;
  const amount = formatDecimal(salary, columnDecimals([salary], 4));
  return <PrivateValue of={id} value={inCurrency(amount, currency)} />;
}

/** The kind of a document, which is no secret, and its number, which is. */
export function Document({ employee }: { employee: Employee }) {
  const { id, documentType, documentNumber } = employee;
  return (
    <span className={classes.document}>
      {documentType === null ? null : <CutText quiet>{documentType}</CutText>}
      <PrivateValue of={id} value={documentNumber} />
    </span>
  );
}

interface Fact {
  label: () => string;
  value: (employee: Employee) => ReactNode;
}

/** Everything the service tells of a person (API description, Employee); null where it did not. */
export const employeeFacts: Fact[] = [
  { label: m.employees_first_name, value: ({ firstName }) => firstName },
  { label: m.employees_last_name, value: ({ lastName }) => lastName },
  { label: m.employees_activity, value: activityOf },
  { label: m.employees_job, value: ({ jobTitle }) => jobTitle },
  { label: m.employees_type, value: ({ type }) => type },
  {
    label: m.employees_hired,
    value: ({ hireDate }) => hireDate && formatCalendarDate(hireDate),
  },
  {
    label: m.employees_email,
    value: ({ email }) => email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>,
  },
  {
    label: m.employees_phone,
    value: ({ phone }) => phone && <a href={`tel:${encodeURIComponent(phone)}`}>{phone}</a>,
  },
  { label: m.employees_document_type, value: ({ documentType }) => documentType },
  {
    label: m.employees_document,
    value: ({ id, documentNumber }) => <PrivateValue of={id} value={documentNumber} />,
  },
  {
    label: m.employees_tax,
    value: ({ id, taxNumber }) => <PrivateValue of={id} value={taxNumber} />,
  },
  { label: m.employees_salary, value: (employee) => <Salary employee={employee} /> },
  {
    label: m.employees_id,
    value: ({ id }) => (
      <>
        <code>{id}</code> <CopyButton text={() => id}>{m.employees_copy()}</CopyButton>
      </>
    ),
  },
];
