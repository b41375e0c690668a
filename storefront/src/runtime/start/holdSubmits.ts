/**
 * Slow 3G needs half of it. After this time a held press is submitted to the server, as without
 * script.
 */
const maxHoldMs = 20_000;

/**
 * Holds presses of submit buttons until their part of the page is hydrated: `queueEvents` replays them, and until then they
 * are shown as busy. Without it a form would leave the page while its script is on the way.
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
