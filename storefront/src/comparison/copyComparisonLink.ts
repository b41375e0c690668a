import { notify } from '../toasts/toasts.ts';

/** Copies the address of a comparison and shows a toast. */
export async function copyComparisonLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    await notify({ tone: 'success', title: 'Link copied', text: 'It opens this comparison.' });
  } catch (cause) {
    console.warn('The clipboard is not available.', cause);
    await notify({ tone: 'danger', title: 'Not copied', text: 'This browser does not allow copying.' });
  }
}
