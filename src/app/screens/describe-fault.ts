/** What support needs of a mistake of this program: where it happened, and nothing that was on the screen. */
export function describeFault(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
