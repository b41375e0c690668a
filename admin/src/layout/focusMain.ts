/** To the page as a whole: where somebody wanted to go, or what is left when the button that was pressed is gone. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus();
}
