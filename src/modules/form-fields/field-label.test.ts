import { expect, it } from 'vitest';
import { fieldLabel, rowOf } from './field-label';

const specs = {
  name: { label: () => 'Nombre' },
  lines: { label: () => 'Líneas' },
  'lines.*.price': { label: () => 'Precio' },
  days: { label: () => 'Días', rowLabel: (row: number) => `Día ${row}` },
  'days.*.from': { label: () => 'Desde' },
};

it('a field goes by its label, one of a row by its row as well', () => {
  const label = (path: string) => fieldLabel(specs, path);
  expect(['name', 'lines.2.price', 'lines.0', 'lines'].map(label)).toEqual([
    'Nombre',
    'Fila 3 · Precio',
    'Fila 1 · Líneas',
    'Líneas',
  ]);
  expect(['days.1.from', 'days.0'].map(label)).toEqual(['Día 2 · Desde', 'Día 1 · Días']);
  expect([label('note'), label('lines.0.note')]).toEqual([null, null]);
  expect([rowOf('lines.2.price'), rowOf('code')]).toEqual([3, null]);
});
