import type { SeedBusiness } from './branches';
import { createRandom, stableId, type Random } from './random';
import { familyNames, jobs, men, women } from './vocabulary/people';
import { addDays } from '../clock';
import type { Row, Table } from '../table';

export const employeeTables = {
  employees: {
    columns: {
      id: 'text',
      business_id: 'text',
      first_name: 'text',
      last_name: 'text',
      document_type: 'text?',
      document_number: 'text?',
      tax_number: 'text?',
      email: 'text?',
      phone: 'text?',
      type: 'text',
      job_title: 'text?',
      hire_date: 'text?',
      salary: 'real?',
      is_active: 'flag',
      overrides: 'text?',
    },
    indexes: ['(business_id, last_name, first_name, id)'],
  },
} as const satisfies Record<string, Table>;

export type EmployeeRow = Row<typeof employeeTables.employees>;

/** The lowest monthly pay in commerce since 2025-06-01: Ministry of Labour, Decree 11, Diario Oficial of 23 May 2025. */
const lowestMonthlyPay = 408.8;

/** A DUI no person has: numbers from 90 million up were never given out, its check digit is right all the same. */
function identityNumber(serial: number): string {
  const digits = String(90_000_000 + ((serial * 7_919) % 10_000_000));
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (9 - index),
    0,
  );
  return `${digits}-${(10 - (sum % 10)) % 10}`;
}

/** The address part of a name: no accents, no blanks. */
const addressPart = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

function payOf(usual: number, random: Random): number {
  const cents = Math.round(usual * (94 + random.between(0, 18)));
  return Math.max(lowestMonthlyPay, cents / 100);
}

export const employeeId = (business: SeedBusiness, serial: number): string =>
  stableId(`employee of ${business.id}`, serial);

function employeeRow(
  business: SeedBusiness,
  serial: number,
  today: string,
  random: Random,
): EmployeeRow {
  const isWoman = serial % 2 === 0;
  const firstName = random.pick(isWoman ? women : men);
  const familyName = random.pick(familyNames);
  const job = random.pick(jobs);
  const isForeign = serial % 40 === 23;
  const document = isForeign
    ? `X${String(700_000 + serial * 31).padStart(8, '0')}`
    : identityNumber(business.number * 100_000 + serial);
  const type = serial % 9 === 4 ? 'part_time' : serial % 13 === 6 ? 'temporary' : 'full_time';
  const pay = payOf(job.pay, random);
  return {
    id: employeeId(business, serial),
    business_id: business.id,
    first_name: firstName,
    last_name: `${familyName} ${random.pick(familyNames)}`,
    document_type: isForeign ? 'passport' : 'dui',
    document_number: document,
    // Since a DUI is a person's tax number too, the two are the same digits.
    tax_number: isForeign ? null : document.replace('-', ''),
    email:
      serial % 11 === 5
        ? null
        : `${addressPart(firstName)}.${addressPart(familyName)}${serial + 1}@personal.example`,
    // No number of El Salvador begins with 5.
    phone: serial % 17 === 8 ? null : `5${String(1_000_000 + serial * 4_127).slice(0, 7)}`,
    type,
    job_title: isWoman ? job.woman : job.man,
    hire_date: addDays(today, -random.between(5, 3_600)),
    salary: type === 'part_time' ? Math.round(pay * 50) / 100 : pay,
    is_active: random.next() < 0.14 ? 0 : 1,
    overrides: null,
  };
}

/** The staff of a business: some have left, some have no e-mail, one in forty a passport. */
export function seedEmployees(business: SeedBusiness, count: number, today: string): EmployeeRow[] {
  const random = createRandom(`employees of ${business.id}`);
  return Array.from({ length: count }, (_, serial) => employeeRow(business, serial, today, random));
}
