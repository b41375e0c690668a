import type { ReactElement } from 'react';
import * as styles from './Icon.css.ts';

export const iconSizes = [16, 18, 20, 24, 28] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps {
  /** Side of the square in px; the stroke is drawn for it. @default 20 */
  size?: IconSize;
}

/** An icon of the set. Each is a separate component, so that bundles contain only those they render. */
export type IconComponent = (props: IconProps) => ReactElement;

const strokeWidths = { 16: 1.75, 18: 1.6, 20: 1.6, 24: 1.5, 28: 1.4 } as const satisfies Record<
  IconSize,
  number
>;

/** Creates a line icon from a path on the 24 px grid. Icons are decorative; text beside them has the meaning. */
export function lineIcon(path: string, className = styles.root): IconComponent {
  return function LineIcon({ size = 20 }) {
    return (
      <svg
        aria-hidden
        className={className}
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

/** Creates a line icon that is mirrored in right-to-left text, such as an arrow. */
export const directionalIcon = (path: string) => lineIcon(path, styles.directional);

/** Creates a filled icon from a path on the 24 px grid. */
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
