import { describe, expect, it } from 'vitest';
import { testEntry } from '@/api/directory/test-entry';
import { offerFor, type AtHand } from './offer';
import type { Place } from './places';
import type { ScreenPlace } from './matching-screens';

const id = (number: number) => `0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b0${number}`;
const code = '05ba6ca6-6613-14f9-e064-00144ffb12d3';
/** More than a list takes to look for. */
const long = 'z'.repeat(101);
const branch = { id: id(1), name: 'Central' };
const ceiba = testEntry({
  id: id(2),
  name: 'La Ceiba',
  taxNumber: '0614-150312-101-2',
  registerNumber: '123456-7',
});
const sale = testEntry({ id: id(3), name: 'DTE-01-M001P001-000000000020401', code });
const schedule = testEntry({ id: id(4), name: 'Turno mañana' });
const purchase = testEntry({ id: id(5), name: 'DTE-03-M001P001-000000000000042' });

const screen = (
  label: string,
  area: string | null,
  to: '/' | '/catalogs' | '/employees' | '/sales',
) => ({ icon: 'link', label, detail: null, way: { link: { to } }, area }) satisfies ScreenPlace;

const atHand: AtHand = {
  origin: 'https://trastienda.example',
  branch,
  screens: [
    screen('Inicio', null, '/'),
    screen('Nueva compra', 'Compras', '/'),
    screen('Compras enviadas', 'Compras', '/'),
    screen('Por cobrar', 'Clientes', '/'),
    screen('Ventas', 'Clientes', '/sales'),
    screen('Clientes nuevos', 'Otra', '/'),
    screen('Empleados', 'Personal', '/employees'),
    screen('Catálogos', 'Registro', '/catalogs'),
  ],
  known: {
    entries: {
      provider: [ceiba],
      purchase: [purchase],
      sale: [sale],
      schedule: [schedule],
      'price-list': [],
    },
    branches: [branch, { id: id(6), name: 'La Unión' }],
    products: [{ id: id(7), name: 'Leche entera', sku: 'LAC-1001' }],
  },
  journal: [],
  isSearching: false,
  isReading: false,
  isScreen: (address) => address.startsWith('/sales/'),
};

const offer = (typed: string, other: Partial<AtHand> = {}) =>
  offerFor(typed, { ...atHand, ...other });
const places = (typed: string, other: Partial<AtHand> = {}) =>
  offer(typed, other).groups.flatMap((group) => group.places);
const labels = (typed: string, other: Partial<AtHand> = {}) =>
  places(typed, other).map(({ label }) => label);
const wayOf = (place: Place | undefined) => JSON.stringify(place?.way);

describe('what is typed', () => {
  it('is nothing at first: every screen, and nothing else', () => {
    expect(offer('').groups.map(({ total }) => total)).toEqual([atHand.screens.length]);
  });

  it.each([
    ['catalogo', 'Catálogos'],
    ['COMPRA nueva', 'Nueva compra'],
    ['union', 'La Unión'],
    ['manana turno', 'Turno mañana'],
    ['ceiba', 'La Ceiba'],
    ['entera', 'Leche entera'],
    ['lac-1001', 'Leche entera'],
  ])('%j finds %j first', (typed, first) => {
    expect(labels(typed)[0]).toBe(first);
  });

  it('finds the screens of an area after those called so', () => {
    expect(labels('clientes').slice(0, 3)).toEqual(['Clientes nuevos', 'Por cobrar', 'Ventas']);
  });

  it('fits nothing: offers to look elsewhere, and says what may be typed where nothing can be looked for', () => {
    expect(labels('zzz')).toEqual(['Buscar en productos']);
    expect(offer('zzz').note).toBeNull();
    expect(labels(long)).toEqual([]);
    expect(offer(long).note).toMatch(/^Nada coincide/);
  });

  it('finds employees as a screen alone', () => {
    expect(labels('empleados')[0]).toBe('Empleados');
    expect(wayOf(places('empleados')[0])).toBe('{"link":{"to":"/employees"}}');
  });
});

it('of a branch nobody chose yet leads to the question which one', () => {
  const [found] = places('zzz', { branch: null });
  expect(found).toMatchObject({ label: 'Buscar en productos', detail: null });
  expect(wayOf(found)).toContain('"params":{"branchId":"choose"},"search":{"q":"zzz"}');
  const product = places(id(9), { branch: null }).find(({ label }) => label === 'Abrir producto');
  expect(wayOf(product)).toContain(`"params":{"branchId":"choose","productId":"${id(9)}"}`);
});

describe('an identifier', () => {
  it('of nothing known may be of several things, each a choice', () => {
    expect(labels(id(9))).toEqual([
      'Abrir venta',
      'Abrir horario',
      'Abrir producto',
      'Cambiar a la sucursal',
      'Buscar en la bitácora',
      'Buscar en compras enviadas',
    ]);
  });

  it('of something known leads there', () => {
    expect(labels(id(4))[0]).toBe('Turno mañana');
    expect(wayOf(places(id(6))[0])).toBe(`{"branchId":"${id(6)}"}`);
    expect(labels(id(7))[0]).toBe('Leche entera');
  });

  it('that is a generation code is never opened as an identifier, and it is said', () => {
    const { note, warns } = offer(code.toUpperCase());
    expect(note).toMatch(/^Es el código de generación de .*, no su identificador/);
    expect(warns).toBe(true);
    expect(wayOf(places(code)[0])).toContain(sale.id);
    expect(labels(code)).not.toContain('Abrir venta');
    const unknown = `https://admin.factura.gob.sv/consultaPublica?codGen=${id(9)}`;
    expect(labels(unknown)).toEqual(['Buscar en la bitácora', 'Buscar en compras enviadas']);
    expect(offer(unknown).warns).toBe(true);
  });

  it('waits for the address book', () => {
    expect(labels(id(9), { isReading: true })).toEqual([]);
    expect(offer(id(9), { isReading: true }).note).toBe('Leyendo el directorio…');
    expect(labels('ventas', { isReading: true })).toContain('Ventas');
  });

  it('beside others opens schedules together, as many as stand beside each other', () => {
    expect(labels(`${id(8)} ${id(9)}`)).toEqual(['Abrir 2 horarios juntos']);
    const five = [5, 6, 7, 8, 9].map(id).join('\n');
    expect(labels(five)).not.toContain('Abrir 5 horarios juntos');
  });
});

describe('what the journal has', () => {
  const sent: Place = { icon: 'journal', label: 'Pago · CHK-100', detail: null, way: { link: {} } };
  const journal = [{ label: 'Bitácora', places: [sent], total: 1 }];

  it('stands after what is at hand, before where else to look', () => {
    expect(labels('CHK-100', { journal })).toEqual([
      'Pago · CHK-100',
      'Buscar producto con este código',
      'Buscar en la bitácora',
      'Buscar en compras enviadas',
    ]);
    expect(labels(purchase.name ?? '', { journal }).slice(0, 2)).toEqual([
      purchase.name,
      'Pago · CHK-100',
    ]);
    expect(labels('123456-7', { journal })).toEqual(['La Ceiba', 'Pago · CHK-100']);
  });

  it('of an identifier comes before what that may be', () => {
    expect(labels(id(9), { journal }).slice(0, 2)).toEqual(['Pago · CHK-100', 'Abrir venta']);
    expect(labels(id(4), { journal }).slice(0, 2)).toEqual(['Turno mañana', 'Pago · CHK-100']);
  });

  it('is awaited before it is said that nothing coincides', () => {
    expect(offer(long, { isSearching: true }).note).toBeNull();
    expect(offer(long, { journal }).note).toBeNull();
    expect(offer('CHK-100').note).toBeNull();
  });
});

describe('a number', () => {
  it.each(['0614-150312-101-2', '06141503121012', 'NIT: 0614 150312 101 2', '123456-7', '1234567'])(
    '%j of a supplier leads by the id, and by nothing of the number',
    (typed) => {
      expect(labels(typed)).toEqual(['La Ceiba']);
      expect(wayOf(places(typed)[0])).toBe(
        `{"link":{"to":"/providers","search":{"entry":"${ceiba.id}"}}}`,
      );
    },
  );

  it.each(['0614-150312-101-3', '04567890-1', 'NRC 7654321'])(
    '%j of nobody known is looked for nowhere else',
    (typed) => {
      expect(labels(typed)).toEqual(['Proveedores']);
      expect(offer(typed).note).toMatch(/^Ningún proveedor/);
    },
  );

  it.each(['7654321', '7412345678905'])(
    '%j may be a product, and is not shown in its address',
    (typed) => {
      const found = places(typed).find(({ label }) => label.startsWith('Buscar producto'));
      expect(found?.way).toMatchObject({ link: { search: { q: typed }, mask: {} } });
    },
  );
});

it('a control number leads to its record, and to what was sent', () => {
  expect(labels(purchase.name ?? '')).toEqual([
    'DTE-03-M001P001-000000000000042',
    'Buscar en la bitácora',
    'Buscar en compras enviadas',
  ]);
});

it('a purchase that was sent from here is found there, any other in the address book', () => {
  expect(wayOf(places(purchase.id)[0])).toContain('"/purchases"');
  const known = { ...atHand.known.entries, purchase: [{ ...purchase, source: 'told' as const }] };
  const other = { known: { ...atHand.known, entries: known } };
  expect(wayOf(places(purchase.id, other)[0])).toContain('"/directory"');
});

it('a link of this app opens where it leads to a screen', () => {
  expect(wayOf(places(`https://trastienda.example/sales/${id(3)}`)[0])).toBe(
    `{"address":"/sales/${id(3)}"}`,
  );
  expect(labels('https://trastienda.example/gateway/session')).toEqual([]);
  expect(offer('https://trastienda.example/gateway/session').warns).toBe(true);
});
