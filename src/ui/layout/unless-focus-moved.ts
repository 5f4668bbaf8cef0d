/**
 * Leads the focus on from a control that goes away once what it began was answered, unless its person went elsewhere meanwhile.
 * @param from what has the focus while the answer is waited for
 */
export function unlessFocusMoved(goOn: () => void, from = document.activeElement): () => void {
  return () => {
    const { activeElement } = document;
    if (activeElement === from || activeElement === document.body) goOn();
  };
}
