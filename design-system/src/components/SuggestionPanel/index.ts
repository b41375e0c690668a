export {
  countOptions,
  type PanelSuggestion,
  type SuggestionGroup,
  type SuggestionLook,
  suggestionLooks,
  SuggestionPanel,
  type SuggestionPanelProps,
} from './SuggestionPanel.tsx';
export { suggestionPanelLabels, type SuggestionPanelLabels } from './suggestionPanelLabels.ts';
