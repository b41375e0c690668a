export interface SuggestionPanelLabels {
  /** Hints for the keyboard, in order. */
  keys: readonly { keys: readonly string[]; meaning: string }[];
}

export const suggestionPanelLabels: SuggestionPanelLabels = {
  keys: [
    { keys: ['↑', '↓'], meaning: 'choose' },
    { keys: ['Enter'], meaning: 'open' },
    { keys: ['Esc'], meaning: 'close' },
  ],
};
