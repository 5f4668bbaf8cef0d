/** What the address of the receivables says. What it names need not be a branch; without it all of them are shown. */
export const readReceivablesSearch = ({
  branch,
}: Record<string, unknown>): { branch?: string | undefined } => ({
  branch: typeof branch === 'string' ? branch.toLowerCase() : undefined,
});
