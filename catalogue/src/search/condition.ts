import type { Dimension } from '../properties/dimension.ts';
import type {
  ContactsValue,
  ExtentValue,
  ProtectionValue,
  SupplyKind,
  ThreadValue,
} from '../properties/propertyValue.ts';

/** A quantity a query asks for: a value (`low` is `high`), a range, or an open range. */
export interface WantedQuantity {
  kind: 'quantity';
  dimension: Dimension;
  low: number | null;
  high: number | null;
  supply?: SupplyKind;
  /** The only property meant, of counted things: 'poles'. */
  propertyKey?: string;
}

/** Values that a size must have. */
export type Wanted = WantedQuantity | ThreadValue | ProtectionValue | ContactsValue | ExtentValue;

/** A condition of a query. */
export interface Condition {
  /** As it was typed. */
  text: string;
  wanted: Wanted;
  /** Other values that are as good: 6 mm² of '4/6 mm²'. */
  alternatives?: readonly Wanted[];
  /** Whether it is a length that also means a cross-section in mm²: '4 mm' of a terminal. */
  isConductor?: boolean;
  /** Properties that words beside it name; empty when it may be any of its dimension. */
  named: ReadonlySet<string>;
  /** A number without a unit: sizes without it are no worse than others. */
  isSoft: boolean;
}
