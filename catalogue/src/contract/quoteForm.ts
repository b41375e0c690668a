import * as v from 'valibot';
import { maxQuantity } from '../model/quantity.ts';
import { maxQuoteLines, type QuoteItem, type QuoteRequest } from '../model/quote.ts';
import { completeQuoteItem } from '../operations/quote.ts';
import { isBrowserEmail } from './email.ts';
import { validationTexts } from './validationTexts.ts';
import { optionalLine, optionalText, phoneCodeInput, requiredLine } from './inputFields.ts';

const quantityInput = v.optional(
  v.pipe(
    v.number(validationTexts.notAQuantity),
    v.integer(validationTexts.notAQuantity),
    v.minValue(1, validationTexts.notAQuantity),
    v.maxValue(maxQuantity, validationTexts.notAQuantity),
  ),
  1,
);

/** Accepts both formats of a line: the earlier one, with a name, and the current one, with product and code (D-56). */
const quoteItemSchema = v.pipe(
  v.object({
    name: optionalLine(400),
    image: optionalLine(2000),
    quantity: quantityInput,
    product: optionalLine(300),
    code: optionalLine(100),
    variant: optionalLine(300),
    pack: optionalLine(100),
    note: optionalLine(200),
  }),
  v.transform((item): QuoteItem => completeQuoteItem(item)),
  v.check(({ name }) => name !== '', validationTexts.unreadable),
);

/** Lines of a quote list, at least one. */
export const quoteItemsInput = v.pipe(
  v.array(v.unknown(), validationTexts.unreadable),
  v.minLength(1, validationTexts.quoteEmpty),
  // Checked before the lines are parsed: a list is accepted completely or not at all (O52).
  v.maxLength(maxQuoteLines, ({ received }) => validationTexts.quoteTooLong(Number(received))),
  v.array(quoteItemSchema),
);

/** A calendar day, or empty. */
const dayInput = v.pipe(
  optionalLine(10),
  v.check((day) => day === '' || isDay(day), validationTexts.notADay),
);

function isDay(text: string): boolean {
  // Without the length, years beyond 9999 such as '+012026-05-01' would be days as well.
  const time = text.length === 10 ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Quote request of the checkout (D-08): a valid email (S-204, S-205) is required; the phone is not checked (S-199). */
export const quoteFormSchema = v.object({
  email: v.pipe(
    requiredLine(validationTexts.emailMissing, 254),
    v.check(isBrowserEmail, validationTexts.notAnEmail),
  ),
  phoneCode: phoneCodeInput,
  phone: optionalLine(40),
  company: optionalLine(200),
  name: optionalLine(200),
  region: optionalLine(100),
  note: optionalText(5000),
  wantedDate: dayInput,
  items: quoteItemsInput,
}) satisfies v.GenericSchema<unknown, QuoteRequest>;
