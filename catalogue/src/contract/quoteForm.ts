import * as v from 'valibot';
import type { QuoteRequest } from '../model/quote.ts';
import { isBrowserEmail } from './email.ts';
import { writeTexts } from './writeTexts.ts';
import { optionalText, requiredText } from './writtenFields.ts';

/** The most products one quote may ask for (O52). */
const mostItems = 200;

const item = v.object({
  name: requiredText(writeTexts.unreadable, 300),
  image: optionalText(2000),
  quantity: v.optional(
    v.pipe(
      v.number(writeTexts.notAQuantity),
      v.integer(writeTexts.notAQuantity),
      v.minValue(1, writeTexts.notAQuantity),
      v.maxValue(1_000_000, writeTexts.notAQuantity),
    ),
    1,
  ),
});

/** Checkout's quote (D-08): the email must be there (S-204) in the form of its field (S-205); the phone is not checked (S-199). */
export const quoteForm = v.object({
  email: v.pipe(requiredText(writeTexts.emailMissing, 254), v.check(isBrowserEmail, writeTexts.notAnEmail)),
  phone: optionalText(40),
  items: v.pipe(
    v.array(item, writeTexts.unreadable),
    v.minLength(1, writeTexts.quoteEmpty),
    v.maxLength(mostItems, writeTexts.quoteTooLong),
  ),
}) satisfies v.GenericSchema<unknown, QuoteRequest>;
