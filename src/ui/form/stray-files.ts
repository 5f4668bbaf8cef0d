/**
 * Keeps the browser from opening a file that was dropped beside a place for files: it would stand where the screen was, and
 * what was typed would be gone from sight. Text that is dragged goes where it always went.
 */
export function refuseStrayFiles(page: Pick<Window, 'addEventListener'>): void {
  for (const type of ['dragover', 'drop'] as const) {
    page.addEventListener(type, (event) => {
      // A place for files has taken it by the time it comes here.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    });
  }
}
