import type { QuoteLine, QuoteRequest } from '../model/quote.ts';
import { parsePhone } from './phone.ts';

export interface QuoteContact {
  email: string;
  phoneCode: string;
  phone: string;
}

/** Builds the quote request: name and first picture of each line (S-206), and the quantity (D-10). */
export function buildQuoteRequest(
  lines: readonly QuoteLine[],
  { email, phoneCode, phone }: QuoteContact,
): QuoteRequest {
  const { code, number } = parsePhone(phone, phoneCode);
  return {
    email: email.trim(),
    phoneCode: number === '' ? '' : code,
    phone: number,
    items: lines.map(({ name, image, quantity }) => ({ name, image: image[0] ?? '', quantity })),
  };
}
