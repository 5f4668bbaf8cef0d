/** Every file that reaches itself through its imports, with the way around; each circle is told once. */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const follow = (file: string) => {
    const begun = way.indexOf(file);
    if (begun >= 0) circles.push([...way.slice(begun), file]);
    if (begun >= 0 || done.has(file)) return;
    way.push(file);
    for (const to of imports.get(file) ?? []) follow(to);
    way.pop();
    done.add(file);
  };
  for (const file of imports.keys()) follow(file);
  return circles;
}
