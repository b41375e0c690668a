/**
 * Time after which a held press is submitted to the server, as without script. Loading over slow 3G takes half of it.
 */
const maxHoldMs = 20_000;

/**
 * Holds presses of submit buttons until their part of the page is hydrated and `queueEvents` replays them; meanwhile the
 * buttons are busy. Otherwise a press would leave the page while the script is loading.
 */
export function holdSubmits(): void {
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>(
        '[data-hydrated=false] [type=submit]',
      );
      // Replayed clicks are not trusted.
      if (!button || !event.isTrusted) return;
      event.preventDefault();
      button.setAttribute('aria-busy', 'true');
      setTimeout(() => {
        if (button.hasAttribute('aria-busy')) button.form?.requestSubmit(button);
      }, maxHoldMs);
    },
    true,
  );
}
