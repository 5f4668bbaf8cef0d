import { expect, it } from 'vitest';
import { namesSomebody } from './names-somebody';

it.each([
  'DUI 01234567-8',
  'DUI 01234567–8',
  'DUI 01234567\u20118',
  'DUI 01234567−8',
  'DUI 01234567 8',
  'DUI 01234567 - 8',
  'el 01234567.8',
  'el 012345678',
  'Dui: 0123 4567 8',
  'DUI n.º 01.234.567-8',
  'NIT 0614-110351-102-4',
  'NIT 0614 280498 103 1',
  'NIT 0614.280498.103.1',
  'de 06142804981031',
  'lo pidió ana@ceiba.example',
])('M205 M238: a person is named in “%s”', (text) => {
  expect(namesSomebody(text)).toBe(true);
});

it.each([
  'del 12/03/2026 al 15/03/2026',
  'del 12.03.2026 15.03.2026',
  'del 2026-03-12 8 horas',
  'el 20260312 8:00',
  '3 turnos de 8 horas',
  'de 08:00 - 16:30',
  'tel. 2210-5540',
  'faltaron $1,234.50 y 3 turnos',
  'total 1 234 567.89',
  'factura 4021',
  'el NIT del 12/03/2026',
])('M205 M238: nobody is named in “%s”', (text) => {
  expect(namesSomebody(text)).toBe(false);
});
