import { formatDay } from '@elvora/design-system/ArticleCard';
import { addresses, brand, email } from '../content/company.json';

/** Texts that are marked as placeholders are never public (D-62). */
const isPlaceholder = (line: string) => /^\(|0xx|xxx/.test(line);

/** Publisher lines of a printed page: name, address and email, and the date of printing (YYYY-MM-DD). */
export function printLines(today: string): string[] {
  const [office] = addresses;
  const address = office?.lines.filter((line) => line !== brand.name && !isPlaceholder(line)) ?? [];
  return [brand.name, ...(address.length === 0 ? [] : [address.join(', ')]), email.sales, formatDay(today)];
}
