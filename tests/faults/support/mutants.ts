/**
 * Tries the mutants that `asked` names, one after the other; `all` are all that are known.
 * @returns true when every one of them was caught.
 */
export async function areCaught<Name extends string>(
  asked: string,
  known: readonly Name[],
  isCaught: (name: Name) => Promise<boolean>,
): Promise<boolean> {
  const chosen = known.filter((name) => asked === 'all' || asked === name);
  if (chosen.length === 0) throw new Error(`Name a mutant: all ${known.join(' ')}`);
  const caught: boolean[] = [];
  for (const name of chosen) caught.push(await isCaught(name));
  return caught.every(Boolean);
}
