/**
 * A ref for what takes the place of a control that was pressed: when it comes, it takes the focus that went away with the control.
 * For what comes only after a press; on a page that was just opened nothing has the focus either.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
