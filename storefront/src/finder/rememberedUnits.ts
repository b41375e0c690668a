import { type FinderQuery, type FinderUnit, finderUnits } from '@elvora/catalogue/contract';
import {
  readLocalStorage,
  removeFromLocalStorage,
  writeLocalStorage,
} from '../runtime/browser/localStorage.ts';

const storageKey = 'elvora.units';

/** Returns the units this visitor has chosen in place of the usual ones. */
export function readUnits(): FinderUnit[] {
  const stored = (readLocalStorage(storageKey) ?? '').split(' ');
  return finderUnits.filter((unit) => stored.includes(unit));
}

export function storeUnits(units: readonly FinderUnit[]): void {
  if (units.length === 0) removeFromLocalStorage(storageKey);
  else writeLocalStorage(storageKey, units.join(' '));
}

/** What follows from the units of an address and those of the visitor: to store the one, or to show the other. */
export type UnitStep = { kind: 'none' } | { kind: 'store' } | { kind: 'show'; units: FinderUnit[] };

/** A change of the units alone is a choice; a question that comes with the usual ones shows those chosen before. */
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
