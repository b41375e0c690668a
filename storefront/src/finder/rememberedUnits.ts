import { type FinderQuery, type FinderUnit, finderUnits } from '@elvora/catalogue/contract';
import {
  readLocalStorage,
  removeFromLocalStorage,
  writeLocalStorage,
} from '../runtime/browser/localStorage.ts';

const storageKey = 'elvora.units';

/** Returns the units this visitor has chosen instead of the default ones. */
export function readUnits(): FinderUnit[] {
  const stored = (readLocalStorage(storageKey) ?? '').split(' ');
  return finderUnits.filter((unit) => stored.includes(unit));
}

export function storeUnits(units: readonly FinderUnit[]): void {
  if (units.length === 0) removeFromLocalStorage(storageKey);
  else writeLocalStorage(storageKey, units.join(' '));
}

/** Action after comparing the units in an address with the visitor's: store the former, or apply the latter. */
export type UnitStep = { kind: 'none' } | { kind: 'store' } | { kind: 'show'; units: FinderUnit[] };

/** Changing only the units is a choice; a new query with the default units gets the remembered ones. */
export function unitStep(
  current: Pick<FinderQuery, 'units'>,
  before: Pick<FinderQuery, 'units'> | null,
  stored: readonly FinderUnit[],
): UnitStep {
  if (before !== null) return isSame(current.units, before.units) ? { kind: 'none' } : { kind: 'store' };
  const isShown = current.units.length > 0 || stored.length === 0;
  return isShown ? { kind: 'none' } : { kind: 'show', units: [...stored] };
}

const isSame = (units: readonly FinderUnit[], others: readonly FinderUnit[]) =>
  units.toSorted().join() === others.toSorted().join();
