export { ConditionChips, type ConditionChip, type ConditionChipsProps } from './ConditionChips.tsx';
export { conditionChipsLabels, type ConditionChipsLabels } from './conditionChipsLabels.ts';
