/**
 * A field is left as a button is pressed, before the click. What comes up in between could move the button from under the pointer,
 * and the click would be lost: it waits until the button is let go.
 */
export function afterPress(then: () => void): void {
  if (document.querySelector(':active') === null) then();
  else addEventListener('mouseup', () => setTimeout(then), { once: true, capture: true });
}
