import { newRequestId } from '@elvora/catalogue/client';
import { check, newsletterForm } from '@elvora/catalogue/contract';
import type { LoadLine } from '../data/DataContext.tsx';
import { failureText } from '../forms/failureText.ts';

/** Subscribes an address; gives what is wrong, or null when it has been taken (D-15). */
export async function sendNewsletter(loadLine: LoadLine, email: string): Promise<string | null> {
  const checked = check(newsletterForm, { email });
  if (!checked.isGood) return checked.problems[0]?.text ?? null;
  try {
    const { forms } = await loadLine();
    await forms.subscribe(checked.value, { requestId: newRequestId() });
    return null;
  } catch (error) {
    console.error('The address could not be sent.', error);
    return failureText(error);
  }
}
