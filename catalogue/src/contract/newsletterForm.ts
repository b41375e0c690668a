import * as v from 'valibot';
import type { NewsletterForm } from '../model/enquiry.ts';
import { writeTexts } from './writeTexts.ts';
import { requiredEmail } from './writtenFields.ts';

/** The newsletter's one field (S-131, D-15). */
export const newsletterForm = v.object({
  email: requiredEmail(writeTexts.emailMissing),
}) satisfies v.GenericSchema<unknown, NewsletterForm>;
