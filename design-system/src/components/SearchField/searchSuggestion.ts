import type { ComponentProps, ReactNode } from 'react';

/** A suggestion shown while the user types. */
export interface SearchSuggestion {
  label: string;
  href: string;
  /** Second line, for example the category. */
  detail?: string;
}

/** A popup of its own in place of the list of suggestions, such as a `SuggestionPanel`. */
export interface SearchPanel {
  /** Number of its options; the popup is open only while it has some. */
  optionCount: number;
  render: (popup: SuggestionPopup) => ReactNode;
}

/** Ids and state that connect a popup and its options to the field (APG combobox). */
export interface SuggestionPopup {
  /** Fills the rest of the screen below the field, instead of overlaying the page. */
  isFullScreen: boolean;
  /** Props of the element that holds all options. */
  listProps: ComponentProps<'div'>;
  /** Props of an option, a link, by its index among all options. */
  optionProps: (index: number) => ComponentProps<'a'>;
}
