/** `sizes` of card pictures. */
export const cardSizes = {
  /** Five-column card grid. */
  grid: '(min-width: 1376px) 246px, (min-width: 1200px) 18vw, (min-width: 900px) 22vw, 46vw',
  /** Picture beside the text. */
  mini: '96px',
} as const;
