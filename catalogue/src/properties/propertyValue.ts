import { type Dimension, dimensionUnits } from './dimension.ts';

export type SupplyKind = 'AC' | 'DC' | 'AC/DC';
export const threadSystems = ['M', 'PG', 'NPT', 'G', 'R'] as const;
export type ThreadSystem = (typeof threadSystems)[number];

/**
 * A number, a range (`min` < `max`) or an open range with a null end, in the base unit of the
 * dimension.
 */
export interface QuantityValue {
  kind: 'quantity';
  dimension: Dimension;
  min: number | null;
  max: number | null;
  /** Supply of voltages, currents and powers, if stated. */
  supply?: SupplyKind;
  /** Multiplier: 2 of '2 × 2.5 mm²'. */
  count?: number;
}

/** Sides in mm, in the order written: '400 × 300 × 200'. */
export interface ExtentValue {
  kind: 'extent';
  sides: readonly number[];
}

export interface ThreadValue {
  kind: 'thread';
  system: ThreadSystem;
  /** Nominal size: mm of metric threads, the name of PG threads, inches of pipe threads. */
  size: number;
  /** In mm; null when not stated. */
  pitch: number | null;
  count?: number;
}

/** Degree of protection (IEC 60529); null for X. */
export interface ProtectionValue {
  kind: 'protection';
  solids: number | null;
  water: number | null;
}

export interface ContactsValue {
  kind: 'contacts';
  normallyOpen: number;
  normallyClosed: number;
  changeOver: number;
}

export interface TextValue {
  kind: 'text';
  text: string;
}

/** A value read from a cell; the cell's text is kept separately. */
export type PropertyValue =
  | QuantityValue
  | ExtentValue
  | ThreadValue
  | ProtectionValue
  | ContactsValue
  | TextValue;

/** Formats a value such that parsing the result returns the same value. */
export function writeValue(value: PropertyValue): string {
  switch (value.kind) {
    case 'quantity':
      return writeQuantity(value);
    case 'extent':
      return `${value.sides.map(numberText).join(' × ')} mm`;
    case 'thread':
      return writeThread(value);
    case 'protection':
      return `IP${value.solids ?? 'X'}${value.water ?? 'X'}`;
    case 'contacts':
      return writeContacts(value);
    case 'text':
      return value.text;
  }
}

function writeQuantity({ dimension, min, max, supply, count }: QuantityValue): string {
  const range =
    min === null
      ? `≤ ${numberText(max ?? 0)}`
      : max === null
        ? `≥ ${numberText(min)}`
        : min === max
          ? numberText(min)
          : `${numberText(min)} to ${numberText(max)}`;
  const unit = dimensionUnits[dimension];
  return [count === undefined ? '' : `${count} ×`, range, unit, supply ?? ''].filter(Boolean).join(' ');
}

function writeThread({ system, size, pitch, count }: ThreadValue): string {
  const name = system === 'M' ? `M${numberText(size)}` : `${system} ${numberText(size)}`;
  const thread = pitch === null ? name : `${name} × ${numberText(pitch)}`;
  return count === undefined ? thread : `${count} × ${thread}`;
}

function writeContacts({ normallyOpen, normallyClosed, changeOver }: ContactsValue): string {
  const parts = [
    [normallyOpen, 'NO'],
    [normallyClosed, 'NC'],
    [changeOver, 'CO'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(' + ');
}

/** Formats a number without an exponent. */
const numberText = (value: number): string =>
  Number.isInteger(value) || Math.abs(value) >= 1e-6 ? String(value) : value.toFixed(12).replace(/0+$/, '');
