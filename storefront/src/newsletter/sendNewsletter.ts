import { randomUuid } from '@elvora/catalogue/client';
import { validate, newsletterFormSchema } from '@elvora/catalogue/contract';
import type { LoadApiClient } from '../runtime/data/DataContext.tsx';
import { submissionErrorText } from '../forms/submissionErrorText.ts';

/** Subscribes an address; returns the error message, or null (D-15). */
export async function sendNewsletter(loadApiClient: LoadApiClient, email: string): Promise<string | null> {
  const result = validate(newsletterFormSchema, { email });
  if (!result.isValid) return result.problems[0]?.text ?? null;
  try {
    const { forms } = await loadApiClient();
    await forms.subscribe(result.value, { idempotencyKey: randomUuid() });
    return null;
  } catch (error) {
    console.error('The newsletter subscription failed.', error);
    return submissionErrorText(error);
  }
}
