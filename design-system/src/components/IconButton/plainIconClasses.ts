import * as styles from './IconButton.css.ts';
import type { IconButtonSize, IconButtonTone } from './iconButtonVariants.ts';

/** Classes of a plain icon button or link. */
export const plainIconClasses = (tone: IconButtonTone, size: IconButtonSize): string =>
  `${styles.root} ${styles.tones[tone]} ${styles.variants.ghost} ${styles.sizes[size]}`;
