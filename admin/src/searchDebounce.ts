/** Pause after the last key before a search is sent, in milliseconds. */
export const searchDebounceMs = 100;
