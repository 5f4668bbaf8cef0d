import { describe, expect, it } from 'vitest';
import { readCountries } from '@/api/catalogs/country-tree';
import { citiesOf, homeCountry, statesOf } from './address-fields';

const id = (number: number) => `0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b${10 + number}`;
const place = (number: number, name: string, more: object = {}) => ({
  id: id(number),
  name,
  trashed: 0,
  ...more,
});

const nested = [
  place(1, 'El Salvador', {
    number_code: '9300',
    states: [place(2, 'San Salvador', { cities: [place(3, 'San Salvador Centro')] })],
  }),
  place(4, 'Guatemala'),
];
const flat = [
  place(1, 'El Salvador', { number_code: '9300' }),
  place(4, 'Guatemala'),
  place(2, 'San Salvador', { country_id: id(1) }),
  place(3, 'San Salvador Centro', { state_id: id(2) }),
];

describe.each([
  ['nested', nested],
  ['flat', flat],
])('M75: countries that come %s', (_shape, data) => {
  const { rows } = readCountries({ success: true, data });

  it('lead to their departments and municipalities, by id', () => {
    expect(statesOf(rows, id(1)).map((state) => state.id)).toEqual([id(2)]);
    expect(citiesOf(rows, id(1).toUpperCase(), id(2)).map((city) => city.id)).toEqual([id(3)]);
  });

  it('lead nowhere from what they do not have', () => {
    expect(statesOf(rows, id(4))).toEqual([]);
    expect(statesOf(rows, '')).toEqual([]);
    expect(citiesOf(rows, id(4), id(2))).toEqual([]);
  });

  it('M178: know where most addresses are', () => {
    expect(homeCountry(rows)?.id).toBe(id(1));
    expect(homeCountry(rows.slice(1))).toBeNull();
  });
});

it('M178: finds the home country by its name too, and never a retired one', () => {
  const named = readCountries({ data: [place(5, 'EL SALVADOR')] }).rows;
  expect(homeCountry(named)?.id).toBe(id(5));
  const retired = readCountries({ data: [place(5, 'El Salvador', { trashed: 1 })] }).rows;
  expect(homeCountry(retired)).toBeNull();
});
