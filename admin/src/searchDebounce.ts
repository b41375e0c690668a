/**
 * So long after the last key what is typed is looked for, in milliseconds: within a word nothing is asked for, and the
 * answer is there before anybody waits for it.
 */
export const searchDebounceMs = 100;
