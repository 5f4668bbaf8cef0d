import type { SeedBusiness } from './branches';
import { catalogId, homeCountryId } from './catalogs';
import { stableId } from './random';
import type { Row, Table } from '../table';

export const providerTables = {
  providers: {
    columns: {
      id: 'text',
      business_id: 'text',
      branch_id: 'text?',
      provider_name: 'text?',
      legal_name: 'text?',
      register_number: 'text?',
      tax_number: 'text?',
      address: 'text?',
      country_id: 'text?',
      state_id: 'text?',
      city_id: 'text?',
      phone: 'text?',
      email: 'text',
      business_type: 'text?',
      overrides: 'text?',
    },
    indexes: ['(business_id, email)', '(business_id, tax_number)'],
  },
} as const satisfies Record<string, Table>;

export type ProviderRow = Row<typeof providerTables.providers>;

interface Company {
  name: string;
  legal: string;
  /** NRC and NIT; the check digits are right and the numbers nobody's. */
  register: string;
  tax: string;
  /** CAT-012 and CAT-013. */
  city: string;
  address: string;
  phone: string;
  mailbox: string;
}

/** One line a company keeps the list readable as the table it is. */
const company = (
  name: string,
  legal: string,
  register: string,
  tax: string,
  city: string,
  address: string,
  phone: string,
  mailbox: string,
): Company => ({ name, legal, register, tax, city, address, phone, mailbox });

const companies: readonly Company[] = [
  company(
    'Distribuidora La Ceiba Blanca',
    'DISTRIBUIDORA LA CEIBA BLANCA, S.A. DE C.V.',
    '47977',
    '06141103511024',
    '06-23',
    'Calle Los Amates, bodega 14',
    '22105540',
    'ventas@ceibablanca',
  ),
  company(
    'Lácteos El Jocotal',
    'LACTEOS EL JOCOTAL, S.A. DE C.V.',
    '40408',
    '05112709131126',
    '05-25',
    'Km 31 carretera a Sonsonate',
    '23014418',
    'pedidos@lacteoseljocotal',
  ),
  company(
    'Droguería Monte Cristal',
    'DROGUERIA MONTE CRISTAL, S.A. DE C.V.',
    '237355',
    '06141704051039',
    '06-23',
    'Avenida Las Palmeras 218',
    '22609071',
    'facturacion@montecristal',
  ),
  company(
    'Granos del Lempa',
    'GRANOS DEL LEMPA, S.A. DE C.V.',
    '298907',
    '02101402311035',
    '02-15',
    'Bodegas El Portezuelo, local 3',
    '24412296',
    'despacho@granosdellempa',
  ),
  company(
    'Ferretera Tres Yunques',
    'FERRETERA TRES YUNQUES, LTDA. DE C.V.',
    '127041',
    '12171401731045',
    '12-22',
    'Ruta Militar, contiguo al predio municipal',
    '26615038',
    'cobros@tresyunques',
  ),
  company(
    'Embotelladora Río Claro',
    'EMBOTELLADORA RIO CLARO, S.A. DE C.V.',
    '217974',
    '03152111751027',
    '03-18',
    'Polígono industrial Las Flores 9',
    '24508133',
    'clientes@rioclaro',
  ),
  company(
    'Servicios de Limpieza Brillasol',
    'BRILLASOL, S.A. DE C.V.',
    '79821',
    '01010204061180',
    '06-21',
    'Pasaje San Antonio 6',
    '22733360',
    'administracion@brillasol',
  ),
  company(
    'Transportes Paso Hondo',
    'TRANSPORTES PASO HONDO, S.A. DE C.V.',
    '71757',
    '04071007191188',
    '06-22',
    'Boulevard del Ejército, km 5',
    '22947402',
    'operaciones@pasohondo',
  ),
  company(
    'Papelera El Añil',
    'PAPELERA EL AÑIL, S.A. DE C.V.',
    '64030',
    '11081905721064',
    '06-23',
    '9a. Avenida Norte 331',
    '22258816',
    'ventas@papeleraelanil',
  ),
];

interface ExcludedSubject {
  name: string;
  /** DUI, which is a person's tax number too. */
  tax: string;
  city: string;
  address: string;
  mailbox: string;
}

/** People who sell without being registered: those an invoice of document type 14 is issued to. */
const excludedSubjects: readonly ExcludedSubject[] = [
  {
    name: 'Verduras Don Neto',
    tax: '007866499',
    city: '06-23',
    address: 'Mercado La Tiendona, puesto 88',
    mailbox: 'verduras.donneto',
  },
  {
    name: 'Costuras Niña Marta',
    tax: '049186152',
    city: '05-28',
    address: 'Colonia Quezaltepec, pasaje 4',
    mailbox: 'costuras.marta',
  },
  {
    name: 'Fletes El Zarco',
    tax: '026186727',
    city: '12-22',
    address: 'Barrio La Merced, 2a. Calle',
    mailbox: 'fletes.elzarco',
  },
];

export const providerId = (business: SeedBusiness, taxNumber: string): string =>
  stableId(`provider of ${business.id}`, taxNumber);

function place(city: string) {
  return {
    country_id: homeCountryId,
    state_id: catalogId('states', city.slice(0, 2)),
    city_id: catalogId('cities', city),
  };
}

/** The providers of a business: registered companies and a few excluded subjects. */
export function providerRows(business: SeedBusiness): ProviderRow[] {
  const common = (taxNumber: string) => ({
    id: providerId(business, taxNumber),
    business_id: business.id,
    branch_id: null,
    tax_number: taxNumber,
    overrides: null,
  });
  return [
    ...companies.map((one) => ({
      ...common(one.tax),
      ...place(one.city),
      provider_name: one.name,
      legal_name: one.legal,
      register_number: one.register,
      address: one.address,
      phone: one.phone,
      email: `${one.mailbox}.example`,
      business_type: 'legal',
    })),
    ...excludedSubjects.map((one) => ({
      ...common(one.tax),
      ...place(one.city),
      provider_name: one.name,
      legal_name: one.name,
      register_number: null,
      address: one.address,
      phone: null,
      email: `${one.mailbox}@correo.example`,
      business_type: null,
    })),
  ];
}
