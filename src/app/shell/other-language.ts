/** On the button of the language that is not spoken now. */
export const otherLanguage = { 'data-other-language': '' };

/** As a press on it: it knows what a change costs, and asks about that. */
export function pressOtherLanguage(): void {
  document.querySelector<HTMLButtonElement>('[data-other-language]')?.click();
}
