import { newRequestId } from '@elvora/catalogue/client';
import { validate, newsletterFormSchema } from '@elvora/catalogue/contract';
import type { LoadApiClient } from '../data/DataContext.tsx';
import { submissionErrorText } from '../forms/submissionErrorText.ts';

/** Subscribes an address; gives what is wrong, or null when it has been taken (D-15). */
export async function sendNewsletter(loadLine: LoadApiClient, email: string): Promise<string | null> {
  const checked = validate(newsletterFormSchema, { email });
  if (!checked.isValid) return checked.problems[0]?.text ?? null;
  try {
    const { forms } = await loadLine();
    await forms.subscribe(checked.value, { requestId: newRequestId() });
    return null;
  } catch (error) {
    console.error('The address could not be sent.', error);
    return submissionErrorText(error);
  }
}
