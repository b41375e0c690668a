import type { QuoteLine, QuoteRequest } from '../model/quote.ts';
import { normalizePhone } from './phone.ts';

export interface QuoteContact {
  email: string;
  phone: string;
}

/** What Checkout sends of the list: the name and the first picture of each line (S-206), and how many (D-10). */
export function buildQuoteRequest(lines: readonly QuoteLine[], { email, phone }: QuoteContact): QuoteRequest {
  return {
    email: email.trim(),
    phone: normalizePhone(phone),
    items: lines.map(({ name, image, quantity }) => ({ name, image: image[0] ?? '', quantity })),
  };
}
