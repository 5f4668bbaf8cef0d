/** The address of the board: one branch of it, or all where it is left out. What it names need not be a branch. */
export interface ReceivablesSearch {
  branch?: string | undefined;
}

export function readReceivablesSearch({ branch }: Record<string, unknown>): ReceivablesSearch {
  return { branch: typeof branch === 'string' ? branch.toLowerCase() : undefined };
}
