import * as v from 'valibot';
import type { QuoteRequest } from '../model/quote.ts';
import { isBrowserEmail } from './email.ts';
import { validationTexts } from './validationTexts.ts';
import { optionalText, phoneCodeInput, requiredText } from './inputFields.ts';

/** Maximum products per quote request (O52). */
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

/** Quote request of the checkout (D-08): a valid email (S-204, S-205) is required; the phone is not checked (S-199). */
export const quoteFormSchema = v.object({
  email: v.pipe(
    requiredText(validationTexts.emailMissing, 254),
    v.check(isBrowserEmail, validationTexts.notAnEmail),
  ),
  phoneCode: phoneCodeInput,
  phone: optionalText(40),
  items: v.pipe(
    v.array(quoteItemSchema, validationTexts.unreadable),
    v.minLength(1, validationTexts.quoteEmpty),
    v.maxLength(maxItems, validationTexts.quoteTooLong),
  ),
}) satisfies v.GenericSchema<unknown, QuoteRequest>;
