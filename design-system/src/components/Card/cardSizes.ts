/** Width of a card's picture in the page, for the choice among its variants. */
export const cardSizes = {
  /** Five columns of the card grid. */
  grid: '(min-width: 1376px) 246px, (min-width: 1200px) 18vw, (min-width: 900px) 22vw, 46vw',
  /** The picture beside the text. */
  mini: '96px',
} as const;
