import type { Dimension } from '../properties/dimension.ts';
import type {
  ContactsValue,
  ExtentValue,
  ProtectionValue,
  SupplyKind,
  ThreadValue,
} from '../properties/propertyValue.ts';

/** A wanted quantity: a value (`low` equals `high`), a range, or an open range. */
export interface WantedQuantity {
  kind: 'quantity';
  dimension: Dimension;
  low: number | null;
  high: number | null;
  supply?: SupplyKind;
  /** Whether the bound of an open range does not match itself: 'over 500 N'. */
  isStrict?: boolean;
  /** Whether it only stands in for a value that the table does not state: a hole for a stud. */
  isSubstitute?: boolean;
  /** Whether it is the thickness of what a tube is shrunk over, which the next larger tube fits as well. */
  isCovered?: boolean;
  /** Whether it is a wire gauge, which the trade equates with the nearest metric cross-section. */
  isGauge?: boolean;
  /** The only property that matches, for counted things: 'poles'. */
  propertyKey?: string;
}

/** A wanted thread, or with a sign a thread of the same system that is larger or smaller: 'screw smaller than M8'. */
export interface WantedThread extends ThreadValue {
  sign?: '<' | '≤' | '≥' | '>';
}

/** Wanted contacts, or how many there are of all kinds: '4 contacts'. */
export interface WantedContacts extends ContactsValue {
  total?: number;
}

/** A value that a size must have. */
export type Wanted = WantedQuantity | WantedThread | ProtectionValue | WantedContacts | ExtentValue;

/** A condition of a query. */
export interface Condition {
  /** As typed. */
  text: string;
  wanted: Wanted;
  /** Equally acceptable values: 6 mm² of '4/6 mm²'. */
  alternatives?: readonly Wanted[];
  /** Whether it is a length that may also mean a cross-section in mm²: '4 mm' of a terminal. */
  isConductor?: boolean;
  /** Properties named by adjacent words; empty when any property of the dimension may match. */
  named: ReadonlySet<string>;
  /**
   * Properties that the words name less well, best-named first, or that words after a comma name. One applies to a product
   * that has no better-named property if it lets one of its sizes meet the condition: 'supplied diameter 19' matches a
   * tube, not the diameter of a cable.
   */
  namedLess?: readonly ReadonlySet<string>[];
  /** Whether it is a number without a unit: sizes without it are not ranked lower. */
  isSoft: boolean;
}

/** Returns the properties named by adjacent words, in groups that are named equally well, best-named first. */
export const namedGroups = ({
  named,
  namedLess = [],
}: Pick<Condition, 'named' | 'namedLess'>): readonly ReadonlySet<string>[] =>
  named.size + namedLess.length === 0 ? [] : [named, ...namedLess];
