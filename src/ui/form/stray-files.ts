/**
 * Keeps the browser from opening a file that was dropped beside a place for files: it would stand where the screen was, and
 * what was typed would be gone from sight. Text that is dragged goes where it always went.
 * @returns takes it back.
 */
export function refuseStrayFiles(page: Window): () => void {
  const refuse = (event: DragEvent) => {
    // A place for files has taken it by the time it comes here.
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  page.addEventListener('dragover', refuse);
  page.addEventListener('drop', refuse);
  return () => {
    page.removeEventListener('dragover', refuse);
    page.removeEventListener('drop', refuse);
  };
}
