interface WrongField {
  path: string;
  message: string;
}

/** Every field with an error, rows and nested fields too, in the order of the form's schema. */
export function pathsOf(errors: object, prefix = ''): WrongField[] {
  return Object.entries(errors).flatMap(([name, found]: [string, unknown]) => {
    if (typeof found !== 'object' || found === null || name === 'root' || name === 'ref') return [];
    const path = prefix + name;
    return 'message' in found && typeof found.message === 'string'
      ? [{ path, message: found.message }]
      : pathsOf(found, `${path}.`);
  });
}
