/** Whoever reads what this process writes may go, and with them a pipe or a terminal: it lives on. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
