/** Id of the main landmark of every page. */
export const mainId = 'main';

/** Moves the focus to the page as a whole: after a navigation, or when the pressed button is gone. */
export function focusMain(): void {
  document.getElementById(mainId)?.focus();
}
