/** The versioned base as the gateway serves it (API description, Versioning). */
const serviceBase = '/api/external/v1';

type QueryValue = string | number | undefined;

/**
 * Builds the path of a service operation below its base. Each `{slot}` of the template is filled with its encoded value; query
 * entries without a value are left out. A slot without a value is a mistake of the caller and throws.
 */
export function serviceUrl(
  template: string,
  slots: Record<string, string> = {},
  query: Record<string, QueryValue> = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot];
    if (value === undefined || value === '') throw new TypeError(`No value for {${slot}}`);
    return encodeURIComponent(value);
  });
  return withQuery(serviceBase + path, query);
}

/** An address with a query of the entries that have a value. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
