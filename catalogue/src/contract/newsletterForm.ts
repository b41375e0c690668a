import * as v from 'valibot';
import type { NewsletterForm } from '../model/enquiry.ts';
import { validationTexts } from './validationTexts.ts';
import { requiredEmail } from './inputFields.ts';

/** The newsletter's one field (S-131, D-15). */
export const newsletterFormSchema = v.object({
  email: requiredEmail(validationTexts.emailMissing),
}) satisfies v.GenericSchema<unknown, NewsletterForm>;
