/** `sizes` of the pictures in the five-column card grid, to the pixel below its largest width. */
export const gridCardSizes =
  '(min-width: 1200px) min(20vw - 28px, 260px), (min-width: 900px) calc(25vw - 26px), calc(50vw - 24px)';

/** `sizes` of a picture beside the text. */
export const miniCardSizes = '96px';
