/** Texts of condition chips. */
export interface ConditionChipsLabels {
  /** Name of the list, and its visible prefix when the conditions were parsed from a text. */
  understoodAs: string;
  /** Name of the list without a prefix. */
  conditions: string;
  /** Precedes the condition, for screen readers. */
  remove: string;
  notUsed: string;
  clearAll: string;
}

export const conditionChipsLabels: ConditionChipsLabels = {
  understoodAs: 'Understood as',
  conditions: 'Conditions',
  remove: 'Remove',
  notUsed: 'not used',
  clearAll: 'Clear all',
};
