import { notify } from '../toasts/toasts.ts';

/** Copies the address of a comparison, and says so. */
export async function copyComparisonLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    await notify({ tone: 'success', title: 'Link copied', text: 'It opens this comparison.' });
  } catch (cause) {
    console.warn('The clipboard cannot be written.', cause);
    await notify({ tone: 'danger', title: 'Not copied', text: 'This browser does not let the page copy.' });
  }
}
