import type { TaxTreatment } from '@/api/products/schemas';
import { plainHeading } from '@/domain/search-text';

export const fileFields = [
  'sku',
  'id',
  'name',
  'price',
  'minimum',
  'category',
  'taxes',
  'treatment',
] as const;
export type FileField = (typeof fileFields)[number];

/** The fields that change something; the others say which product it is, and the name is for the eyes only. */
export const changingFields = ['price', 'minimum', 'category', 'taxes', 'treatment'] as const;

/** How columns are called in files people have, ours in both languages among them. */
const headings: Record<FileField, readonly string[]> = {
  sku: ['sku', 'codigo', 'code', 'codigo_de_barras', 'barcode'],
  id: ['id', 'uuid', 'identificador', 'identifier', 'product_id'],
  name: ['producto', 'nombre', 'product', 'name'],
  price: ['precio_sin_impuestos', 'price_before_taxes', 'precio', 'price'],
  minimum: [
    'minimo',
    'minimum',
    'existencias_minimas',
    'minimum_stock',
    'limit_availability',
    'stock_minimo',
  ],
  category: ['categoria', 'category'],
  taxes: ['impuestos', 'taxes', 'codigos_de_impuestos', 'tax_codes'],
  treatment: ['tratamiento_fiscal', 'tratamiento', 'tax_treatment', 'treatment', 'tax_method'],
};

/** Columns people might expect to change stock. They are left alone, and that is said. */
const stockHeadings = [
  'existencias',
  'stock',
  'availability',
  'inventario',
  'cantidad',
  'quantity',
];

/** What a heading names; null for a column that is not read. */
export function fieldOfHeading(text: string): FileField | null {
  const plain = plainHeading(text);
  return fileFields.find((field) => headings[field].includes(plain)) ?? null;
}

export function isStockHeading(text: string): boolean {
  return stockHeadings.includes(plainHeading(text));
}

const treatmentWords: Record<TaxTreatment, readonly string[]> = {
  taxed: ['gravado', 'gravada', 'taxed', 'is_taxed'],
  exempt: ['exento', 'exenta', 'exempt', 'exent', 'is_exent'],
  'not-subject': ['no_sujeto', 'no_sujeta', 'not_subject', 'is_not_subject'],
};

/** Reads a tax treatment in either language, or as the service spells it; null for another word. */
export function readTreatment(text: string): TaxTreatment | null {
  const plain = plainHeading(text);
  const known = Object.entries(treatmentWords).find(([, words]) => words.includes(plain));
  return (known?.[0] as TaxTreatment | undefined) ?? null;
}

const noTaxes = ['ninguno', 'ninguna', 'sin_impuestos', 'none', 'no_taxes'];

/** Whether a cell of taxes says that the product has none; an empty one says nothing. */
export function saysNoTaxes(text: string): boolean {
  return /^[-\u2013\u2014]$/.test(text.trim()) || noTaxes.includes(plainHeading(text));
}

/** The letters of a column counted from 0, by which a person finds it. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}
