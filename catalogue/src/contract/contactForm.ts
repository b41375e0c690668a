import * as v from 'valibot';
import type { ContactForm } from '../model/forms.ts';
import { validationTexts } from './validationTexts.ts';
import { hasPhoneLength, optionalEmail, optionalLine, phoneCodeInput, requiredText } from './inputFields.ts';

/** Each field is optional on its own (S-128), but a message and an email address or phone number are required (D-14). */
export const contactFormSchema = v.pipe(
  v.object({
    firstName: optionalLine(100),
    lastName: optionalLine(100),
    email: optionalEmail,
    phoneCode: phoneCodeInput,
    phone: optionalLine(40),
    message: requiredText(validationTexts.messageMissing, 10_000),
    subject: optionalLine(200),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email !== '' || phone !== '',
      validationTexts.contactMissing,
    ),
    ['email'],
  ),
  v.forward(v.partialCheck([['phone'], ['phoneCode']], hasPhoneLength, validationTexts.phoneTooLong), [
    'phone',
  ]),
) satisfies v.GenericSchema<unknown, ContactForm>;
