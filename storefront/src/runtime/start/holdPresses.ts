/**
 * Time after which a held press is submitted to the server, as without script. Loading over slow 3G takes half of it.
 */
const maxHoldMs = 20_000;

declare global {
  interface Window {
    /** Pressed buttons and checkboxes of parts that were not hydrated, in order. On the window, because the entry has no imports. */
    heldPresses?: HTMLElement[];
  }
}

/**
 * Holds presses in parts of the page that are not hydrated until `queueEvents` replays them. Submit buttons are busy meanwhile,
 * since a press would otherwise leave the page while the script is loading.
 */
export function holdPresses(): void {
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLInputElement | HTMLButtonElement>(
        '[data-hydrated=false] :is(button, [type=checkbox])',
      );
      // Replayed clicks are not trusted.
      if (!control || !event.isTrusted) return;
      if (control.type === 'submit') {
        event.preventDefault();
        control.setAttribute('aria-busy', 'true');
        setTimeout(() => {
          if (control.hasAttribute('aria-busy')) control.form?.requestSubmit(control);
        }, maxHoldMs);
      } else (window.heldPresses ??= []).push(control);
    },
    true,
  );
}
