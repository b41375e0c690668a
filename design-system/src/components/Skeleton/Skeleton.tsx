import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['block', 'line', 'circle'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps {
  /** `line` is for text and has smaller corner radii. @default 'block' */
  shape?: SkeletonShape;
  /** CSS width. @default '100%' */
  width?: string;
  /** CSS height; omit with a `ratio`. @default '12px' for lines, otherwise '100%' */
  height?: string;
  /** CSS aspect ratio in place of a height: '1/1'. */
  ratio?: string;
}

/** Loading placeholder with the exact size of its content. */
export function Skeleton({ shape = 'block', width, height, ratio }: SkeletonProps) {
  const dimensions: Record<string, string> = {};
  if (width) dimensions[styles.width] = width;
  if (ratio) dimensions[styles.ratio] = ratio;
  if (height) dimensions[styles.height] = height;
  else if (ratio) dimensions[styles.height] = 'auto';
  return (
    <span
      aria-hidden
      className={`${styles.root} ${styles.shapes[shape]}`}
      data-component="Skeleton"
      style={inlineVars(dimensions)}
    />
  );
}
