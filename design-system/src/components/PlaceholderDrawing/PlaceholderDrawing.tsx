import { type DrawingName, drawings } from './drawings.ts';
import * as styles from './PlaceholderDrawing.css.ts';

export interface PlaceholderDrawingProps {
  /** Product family. @default 'contactor' */
  name?: DrawingName;
  /** Text for assistive technology; leave it out where the name of the product stands beside the drawing. */
  label?: string;
}

/** A line elevation of the product family, in place of a picture that is missing or broken. */
export function PlaceholderDrawing({ name = 'contactor', label }: PlaceholderDrawingProps) {
  // The name may come with the data of a product.
  const { body, lines } = Object.hasOwn(drawings, name) ? drawings[name] : drawings.contactor;
  return (
    <svg
      aria-hidden={label ? undefined : true}
      aria-label={label || undefined}
      className={styles.root}
      data-component="PlaceholderDrawing"
      role={label ? 'img' : undefined}
      // The drawing and 14 % of the shorter side of its box around it.
      viewBox="-19.4 -19.4 138.8 138.8"
    >
      <path className={styles.body} d={body} />
      <path className={styles.lines} d={lines} />
    </svg>
  );
}
