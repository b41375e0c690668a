import { showToast } from '@elvora/design-system/Toaster';
import { texts } from './texts.ts';

/** Copies a text to the clipboard and reports the result in a toast. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', title: texts.clipboard.copied });
  } catch (error) {
    console.error(texts.clipboard.notCopied, error);
    showToast({ tone: 'danger', title: texts.clipboard.notCopied });
  }
}
