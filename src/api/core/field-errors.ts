import type { ApiError } from './errors';

/** The service's messages by field of a form, and those that belong to none of its fields. */
export interface FormErrors {
  /** Every message by the form's own name of the field, such as `lines.0.sku`. */
  fields: Record<string, string[]>;
  /** What the form has no field for, in the service's spelling. */
  others: { field: string; messages: string[] }[];
}

/**
 * Sorts a validation failure's messages into the fields of a form. `names` maps the wire's names to the form's; `*` stands for
 * the number of a row: `{ 'products.*.sku': 'lines.*.sku' }`. Rows may come dotted or bracketed (API description, Errors).
 * A message about a field that nobody sees belongs to none.
 */
export function fieldErrors(
  error: ApiError,
  names: Readonly<Record<string, string>>,
  isShown: (name: string) => boolean = () => true,
): FormErrors {
  const sorted: FormErrors = { fields: {}, others: [] };
  if (error.kind !== 'validation') return sorted;
  const known = new Map(Object.entries(names));
  for (const [field, messages] of Object.entries(error.fields)) {
    const name = formName(dotted(field), known);
    if (name === null || !isShown(name)) sorted.others.push({ field, messages });
    else sorted.fields[name] = [...(sorted.fields[name] ?? []), ...messages];
  }
  return sorted;
}

/** `products[0][sku]` and `products[0].sku` are `products.0.sku`. */
function dotted(field: string): string {
  return field.replace(/\[([^[\]]*)\]/g, '.$1');
}

function formName(field: string, names: ReadonlyMap<string, string>): string | null {
  const rows: string[] = [];
  const pattern = field
    .split('.')
    .map((part) => {
      if (!/^\d+$/.test(part)) return part;
      rows.push(part);
      return '*';
    })
    .join('.');
  const name = names.get(pattern);
  return name === undefined ? null : name.replaceAll('*', () => rows.shift() ?? '*');
}
