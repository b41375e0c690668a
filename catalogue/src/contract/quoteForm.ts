import * as v from 'valibot';
import type { QuoteRequest } from '../model/quote.ts';
import { isBrowserEmail } from './email.ts';
import { validationTexts } from './validationTexts.ts';
import { optionalText, requiredText } from './inputFields.ts';

/** The most products one quote may ask for (O52). */
const maxItems = 200;

const quoteItemSchema = v.object({
  name: requiredText(validationTexts.unreadable, 300),
  image: optionalText(2000),
  quantity: v.optional(
    v.pipe(
      v.number(validationTexts.notAQuantity),
      v.integer(validationTexts.notAQuantity),
      v.minValue(1, validationTexts.notAQuantity),
      v.maxValue(1_000_000, validationTexts.notAQuantity),
    ),
    1,
  ),
});

/** Checkout's quote (D-08): the email must be there (S-204) in the form of its field (S-205); the phone is not checked (S-199). */
export const quoteFormSchema = v.object({
  email: v.pipe(
    requiredText(validationTexts.emailMissing, 254),
    v.check(isBrowserEmail, validationTexts.notAnEmail),
  ),
  phone: optionalText(40),
  items: v.pipe(
    v.array(quoteItemSchema, validationTexts.unreadable),
    v.minLength(1, validationTexts.quoteEmpty),
    v.maxLength(maxItems, validationTexts.quoteTooLong),
  ),
}) satisfies v.GenericSchema<unknown, QuoteRequest>;
