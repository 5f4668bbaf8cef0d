let held = 0;

/** Makes the browser ask before this page is left; whoever leaves all the same cancels nothing (R4). */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** While an outcome is awaited, even by a screen that was left. Returns how to let go. */
export function holdPage(): () => void {
  held += 1;
  if (held === 1) window.addEventListener('beforeunload', ask);
  return () => {
    held -= 1;
    if (held === 0) window.removeEventListener('beforeunload', ask);
  };
}
