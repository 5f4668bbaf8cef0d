import { focusTitle } from '@/ui/layout/focus-title';

/** A ref for a link that goes away while it has the focus: that goes back to the field it was last in, else to the title. */
export function backToField(link: HTMLElement | null) {
  let place = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches('input, select, textarea')) place = target;
  };
  document.addEventListener('focusin', follow);
  return () => {
    document.removeEventListener('focusin', follow);
    if (document.activeElement !== link) return;
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    // The field may be gone, or there was none.
    if (document.activeElement === link) focusTitle({ preventScroll: true });
  };
}
