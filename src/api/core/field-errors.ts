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
  for (const [field, messages] of Object.entries(error.fields)) {
    const name = formName(field, names);
    if (name === null || !isShown(name)) sorted.others.push({ field, messages });
    else sorted.fields[name] = [...(sorted.fields[name] ?? []), ...messages];
  }
  return sorted;
}

/** `products[0][sku]` and `products[0].sku` are `products.0.sku`. */
function dotted(field: string): string {
  return field.replace(/\[([^[\]]*)\]/g, '.$1');
}

/** The form's own name of a field that the service spells so; null for one it does not know. */
export function formName(field: string, names: Readonly<Record<string, string>>): string | null {
  const rows: string[] = [];
  const pattern = dotted(field)
    .split('.')
    .map((part) => {
      if (!/^\d+$/.test(part)) return part;
      rows.push(part);
      return '*';
    })
    .join('.');
  const name = Object.hasOwn(names, pattern) ? names[pattern] : undefined;
  return name === undefined ? null : name.replaceAll('*', () => rows.shift() ?? '*');
}
