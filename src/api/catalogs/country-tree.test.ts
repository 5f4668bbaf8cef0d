import { describe, expect, it } from 'vitest';
import { UnreadableShape } from '../core/shape';
import { testId } from '../core/test-answers';
import { readCountries } from './country-tree';

const [sv, gt, libertad, santaAna, tecla] = [1, 2, 3, 4, 5].map(testId);
const row = (id: string | undefined, name: string, more: object = {}) => ({
  id,
  name,
  number_code: null,
  trashed: 0,
  ...more,
});
const item = (id: string | undefined, name: string) => ({ id, name, code: null, retired: false });

const tree = [
  {
    ...item(sv, 'El Salvador'),
    states: [
      { ...item(libertad, 'La Libertad'), cities: [item(tecla, 'Santa Tecla')] },
      { ...item(santaAna, 'Santa Ana'), cities: [] },
    ],
  },
  { ...item(gt, 'Guatemala'), states: [] },
];

const nested = (states: string, cities: string) => [
  row(sv, 'El Salvador', {
    [states]: [
      row(libertad, 'La Libertad', { [cities]: [row(tecla, 'Santa Tecla')] }),
      row(santaAna, 'Santa Ana', { [cities]: null }),
    ],
  }),
  row(gt, 'Guatemala'),
];
const flatRows = (country: string, state: string) => [
  row(tecla, 'Santa Tecla', { [state]: libertad }),
  row(sv, 'El Salvador'),
  row(libertad, 'La Libertad', { [country]: sv }),
  row(santaAna, 'Santa Ana', { [country]: sv }),
  row(gt, 'Guatemala', { [country]: null }),
];

describe('M75: countries, departments and municipalities', () => {
  it.each([
    ['nested in states and cities', nested('states', 'cities')],
    ['nested in children', nested('children', 'children')],
    ['nested in departments and municipalities', nested('departments', 'municipalities')],
    ['flat, naming country and state', flatRows('country_id', 'state_id')],
    ['flat, naming country and department', flatRows('country_id', 'department_id')],
    ['flat, naming a parent', flatRows('parent_id', 'parent_id')],
    [
      'flat, a municipality naming both',
      flatRows('country_id', 'state_id').map((place) =>
        place.id === tecla ? { ...place, country_id: sv } : place,
      ),
    ],
    [
      'one list per level',
      {
        countries: [row(sv, 'El Salvador'), row(gt, 'Guatemala')],
        states: [
          row(libertad, 'La Libertad', { country_id: sv }),
          row(santaAna, 'Santa Ana', { country_id: sv }),
        ],
        cities: [row(tecla, 'Santa Tecla', { state_id: libertad })],
      },
    ],
  ])('%s', (_, data) => {
    expect(readCountries({ success: true, data })).toEqual({ rows: tree, dropped: 0 });
  });

  it('M23: a bad place, its namesake and one without its parent are counted', () => {
    const data = [
      ...flatRows('country_id', 'state_id'),
      row(testId(6), 'Nowhere', { state_id: testId(99) }),
      row(gt, 'Guatemala again'),
      { name: 'No id' },
    ];
    expect(readCountries({ success: true, data })).toEqual({ rows: tree, dropped: 3 });
  });

  it('places that name each other as parent are counted, not followed for ever', () => {
    const data = [row(sv, 'El Salvador'), row(libertad, 'A', { parent_id: libertad })];
    expect(readCountries({ data })).toMatchObject({ rows: [{ id: sv }], dropped: 1 });
  });

  it('M21: rows of which none can be placed are no empty catalog', () => {
    expect(() => readCountries({ data: [{ name: 'No id' }] })).toThrow(
      new UnreadableShape('data.0.id'),
    );
    expect(() => readCountries({ data: [row(tecla, 'Santa Tecla', { state_id: sv })] })).toThrow(
      new UnreadableShape('data'),
    );
    expect(readCountries({ data: [] })).toEqual({ rows: [], dropped: 0 });
  });
});
