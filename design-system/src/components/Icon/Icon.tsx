import type { ReactElement } from 'react';
import * as styles from './Icon.css.ts';

export const iconSizes = [16, 18, 20, 24, 28] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps {
  /** Side of the square in px; the stroke is drawn for it. @default 20 */
  size?: IconSize;
}

/** A drawing of the set: every icon is a component of its own, so that a bundle carries only what it shows. */
export type IconComponent = (props: IconProps) => ReactElement;

const strokeWidths = { 16: 1.75, 18: 1.6, 20: 1.6, 24: 1.5, 28: 1.4 } as const satisfies Record<
  IconSize,
  number
>;

/** Makes a line icon from one path on the 24 grid. Icons are decoration; the name stands beside them. */
export function lineIcon(path: string): IconComponent {
  return function LineIcon({ size = 20 }) {
    return (
      <svg
        aria-hidden
        className={styles.root}
        fill="none"
        height={size}
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth={strokeWidths[size]}
        viewBox="0 0 24 24"
        width={size}
      >
        <path d={path} />
      </svg>
    );
  };
}

/** Makes a filled icon from one path on the 24 grid. */
export function filledIcon(path: string): IconComponent {
  return function FilledIcon({ size = 20 }) {
    return (
      <svg
        aria-hidden
        className={styles.root}
        fill="currentColor"
        height={size}
        viewBox="0 0 24 24"
        width={size}
      >
        <path d={path} />
      </svg>
    );
  };
}
