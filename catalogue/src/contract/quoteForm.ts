import * as v from 'valibot';
import type { QuoteRequest } from '../model/quote.ts';
import { isBrowserEmail } from './email.ts';
import { validationTexts } from './validationTexts.ts';
import { optionalLine, phoneCodeInput, requiredLine } from './inputFields.ts';

/** Maximum products per quote request (O52). */
const maxItems = 200;

const quoteItemSchema = v.object({
  name: requiredLine(validationTexts.unreadable, 300),
  image: optionalLine(2000),
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
    requiredLine(validationTexts.emailMissing, 254),
    v.check(isBrowserEmail, validationTexts.notAnEmail),
  ),
  phoneCode: phoneCodeInput,
  phone: optionalLine(40),
  items: v.pipe(
    v.array(quoteItemSchema, validationTexts.unreadable),
    v.minLength(1, validationTexts.quoteEmpty),
    v.maxLength(maxItems, validationTexts.quoteTooLong),
  ),
}) satisfies v.GenericSchema<unknown, QuoteRequest>;
