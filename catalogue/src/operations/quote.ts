import type { QuoteLine, QuoteRequest } from '../model/quote.ts';
import { normalizePhone } from './phone.ts';

export interface QuoteContact {
  email: string;
  phone: string;
}

/** Builds the quote request: name and first picture of each line (S-206), and the quantity (D-10). */
export function buildQuoteRequest(lines: readonly QuoteLine[], { email, phone }: QuoteContact): QuoteRequest {
  return {
    email: email.trim(),
    phone: normalizePhone(phone),
    items: lines.map(({ name, image, quantity }) => ({ name, image: image[0] ?? '', quantity })),
  };
}
