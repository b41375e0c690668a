import { notify } from '../toasts/toasts.ts';

/** Shares the page through the system dialog, or copies its address if there is none. */
export async function shareProduct(title: string): Promise<void> {
  const url = window.location.href;
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      await notify({ tone: 'success', title: 'Link copied', text: title });
    }
  } catch (cause) {
    // The user closed the system dialog.
    if (cause instanceof DOMException && cause.name === 'AbortError') return;
    console.warn('The page could not be shared.', cause);
    await notify({ tone: 'warning', title: 'Copy the address to share this page', text: url });
  }
}
