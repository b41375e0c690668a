/** Id of the main landmark of every page. */
export const mainId = 'main';

/** Moves the focus to the main element: after a navigation, or when the pressed button has been removed. */
export function focusMain(): void {
  document.getElementById(mainId)?.focus();
}
