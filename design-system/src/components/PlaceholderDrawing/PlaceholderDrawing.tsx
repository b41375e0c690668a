import { type DrawingName, drawings } from './drawings.ts';
import * as styles from './PlaceholderDrawing.css.ts';

export interface PlaceholderDrawingProps {
  /** Product family. @default 'contactor' */
  name?: DrawingName;
  /** Text alternative; omit where the product's name is beside the drawing. */
  label?: string;
}

/** Line drawing of a product family, in place of a missing or broken picture. */
export function PlaceholderDrawing({ name = 'contactor', label }: PlaceholderDrawingProps) {
  // The name may originate from untrusted product data.
  const { body, lines } = Object.hasOwn(drawings, name) ? drawings[name] : drawings.contactor;
  return (
    <svg
      aria-hidden={label ? undefined : true}
      aria-label={label || undefined}
      className={styles.root}
      data-component="PlaceholderDrawing"
      role={label ? 'img' : undefined}
      // 100 × 100 with a margin of 14 % of the side.
      viewBox="-19.4 -19.4 138.8 138.8"
    >
      <path className={styles.body} d={body} />
      <path className={styles.lines} d={lines} />
    </svg>
  );
}
