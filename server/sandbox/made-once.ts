/**
 * Makes something of a profile, or of a section of it, once: a schema takes longer to build than a body to be read by it, and
 * worlds keep their profile until they choose another.
 */
export function madeOnce<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, Made>();
  return (of) => {
    const known = made.get(of) ?? make(of);
    made.set(of, known);
    return known;
  };
}
