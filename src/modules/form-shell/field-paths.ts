interface WrongField {
  path: string;
  message: string;
}

/** Every field with an error, those of rows too. `order` names the fields as they stand in the form. */
export function pathsOf(errors: object, order: readonly string[]): WrongField[] {
  return wrongFields(errors, '').sort(
    (one, other) => placeOf(one.path, order) - placeOf(other.path, order),
  );
}

/** Where a field stands among the others; those of rows where their list does. */
export function placeOf(path: string, order: readonly string[]): number {
  return order.indexOf(path.replace(/\.\d+(?=\.|$)/g, '.*'));
}

function wrongFields(errors: object, prefix: string): WrongField[] {
  return Object.entries(errors).flatMap(([name, found]: [string, unknown]) => {
    if (typeof found !== 'object' || found === null || name === 'root' || name === 'ref') return [];
    const path = prefix + name;
    return 'message' in found && typeof found.message === 'string'
      ? [{ path, message: found.message }]
      : wrongFields(found, `${path}.`);
  });
}
