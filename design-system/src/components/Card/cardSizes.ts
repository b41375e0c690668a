/** `sizes` of card pictures. */
export const cardSizes = {
  /** Five-column card grid. */
  grid: '(min-width: 1344px) 260px, (min-width: 1200px) calc(20vw - 28px), (min-width: 900px) calc(25vw - 26px), calc(50vw - 24px)',
  /** Picture beside the text. */
  mini: '96px',
} as const;
