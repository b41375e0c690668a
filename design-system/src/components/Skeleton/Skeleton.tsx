import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['block', 'line', 'circle'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps {
  /** `line` stands for text and rounds its corners less. @default 'block' */
  shape?: SkeletonShape;
  /** CSS width. @default '100%' */
  width?: string;
  /** CSS height; leave it out with a ratio. @default '12px' for lines, else '100%' */
  height?: string;
  /** Width to height, for example '1/1'; takes the place of a height. */
  ratio?: string;
}

/** Keeps the place of content that is on its way, in exactly its size. */
export function Skeleton({ shape = 'block', width, height, ratio }: SkeletonProps) {
  const given: Record<string, string> = {};
  if (width) given[styles.width] = width;
  if (ratio) given[styles.ratio] = ratio;
  if (height) given[styles.height] = height;
  else if (ratio) given[styles.height] = 'auto';
  return (
    <span
      aria-hidden
      className={`${styles.root} ${styles.shapes[shape]}`}
      data-component="Skeleton"
      style={inlineVars(given)}
    />
  );
}
