/** What was pressed went away with its screen's contents: the focus goes on from the title. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('[data-screen-title]')?.focus();
}
