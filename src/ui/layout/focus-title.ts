/** What was pressed went away with its screen's contents: the focus goes on from the title. */
export function focusTitle(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('[data-screen-title]')?.focus(options);
}

/**
 * A ref for a control that goes away with what it put right: the focus goes on from the title, and the page stays where it
 * is. Out of a panel over the page nobody is led.
 */
export const leadToTitle = (button: HTMLElement | null) => () => {
  if (document.activeElement !== button) return;
  if (!button?.closest('dialog, [role=dialog], [popover]')) focusTitle({ preventScroll: true });
};
