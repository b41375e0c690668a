import type { QuoteLine } from '../model/quote.ts';
import { pluralise } from './pluralise.ts';

interface Pack {
  kind: string;
  count: number;
  /** 'pcs', 'm', 'sets'; empty when the table has no unit. */
  unit: string;
}

/** Reads a unit of pack: 'pack of 50 pcs', 'roll of 25 m'. */
function readPack(text: string): Pack | null {
  const [, kind = '', number = '', unit = ''] =
    /^(\p{L}+) of (\d[\d.,]*) ?(\D{0,20})$/u.exec(text.trim()) ?? [];
  const count = Number(number.replaceAll(',', ''));
  return Number.isInteger(count) && count > 1 ? { kind, count, unit } : null;
}

const plural = (kind: string) => (/(?:x|s|ch)$/.test(kind) ? `${kind}es` : `${kind}s`);

/** Formats a quantity of full packs: '5 packs of 50'; empty when the packs are not full or there is no pack unit. */
export function packCountText({ quantity, pack = '' }: Pick<QuoteLine, 'quantity' | 'pack'>): string {
  const read = readPack(pack);
  if (!read || quantity % read.count !== 0) return '';
  const { kind, count, unit } = read;
  const packs = pluralise(quantity / count, kind, plural(kind));
  return `${packs} of ${pluralise(count, '', '').trim()}${isPieces(unit) ? '' : ` ${unit}`}`;
}

/** Describes how a quantity is packed, because '250 × (pack of 50 pcs)' could be read as 250 packs. */
export const packDetailText = ({ quantity, pack = '' }: Pick<QuoteLine, 'quantity' | 'pack'>): string =>
  packCountText({ quantity, pack }) || (readPack(pack) ? `${pack}, not in full packs` : pack);

const isPieces = (unit: string) => !/^(?:m|mtrs?|met(?:re|er)s?|sets?|pairs?|kg)\b/i.test(unit);

/** Returns the unit of a line's quantity; empty for pieces. */
export function lineUnit({ pack = '' }: Pick<QuoteLine, 'pack'>): string {
  const unit = readPack(pack)?.unit ?? '';
  if (isPieces(unit)) return '';
  return /^m/i.test(unit) ? 'm' : unit.toLowerCase();
}

/**
 * Formats the total quantity of a list: '714 pieces', '40 pieces, 100 m'. Lines in metres or sets
 * are not pieces.
 */
export function quantityTotalText(lines: readonly Pick<QuoteLine, 'quantity' | 'pack'>[]): string {
  const totals = new Map<string, number>();
  for (const line of lines) totals.set(lineUnit(line), (totals.get(lineUnit(line)) ?? 0) + line.quantity);
  const { '': pieces = 0, ...others } = Object.fromEntries(totals);
  return [
    ...(pieces > 0 || totals.size === 0 ? [pluralise(pieces, 'piece', 'pieces')] : []),
    ...Object.entries(others).map(([unit, quantity]) => pluralise(quantity, unit, unit)),
  ].join(', ');
}
