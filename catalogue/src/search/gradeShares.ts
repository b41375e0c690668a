import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import type { Condition } from './condition.ts';
import { isSameVoltage } from './gradeQuantity.ts';

/** Weight of a property that the query does not name, by its rank. */
export const rankGrades = { 1: 0.9, 2: 0.6, 3: 0 } as const;

/** Shares of a grade for properties that a query names, or may mean. */
export const gradeOfProperty = ({ rank }: PropertyDefinition, isMeant: boolean): number =>
  isMeant ? 1 : rankGrades[rank];

/** Share for ratings at a voltage other than the wanted one. */
const otherVoltageGrade = 0.5;

/** Share for a rating at a voltage; NaN or undefined means any voltage. */
export const voltageShare = (ratedAt: number | undefined, voltages: readonly number[]): number =>
  ratedAt === undefined ||
  Number.isNaN(ratedAt) ||
  voltages.length === 0 ||
  voltages.some((voltage) => isSameVoltage(voltage, ratedAt))
    ? 1
    : otherVoltageGrade;

/** Returns the voltages in the conditions: ratings at other voltages count less. A coil voltage is not that of a rating. */
export const wantedVoltages = (conditions: readonly Condition[]): number[] =>
  conditions.flatMap(({ wanted, named }) =>
    wanted.kind === 'quantity' &&
    wanted.dimension === 'voltage' &&
    wanted.low !== null &&
    !named.has('supplyVoltage')
      ? [wanted.low]
      : [],
  );

/** Share for a value that a text of the product states, not its table. */
export const textGrade = 0.7;

/** Share for a rating at the wanted voltage. */
export const ratedVoltageGrade = 0.7;
/** Share for a rating at another voltage of the same supply. */
export const nearRatedGrade = 0.5;
