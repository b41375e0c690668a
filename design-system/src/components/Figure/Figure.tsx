import type { ReactNode } from 'react';
import type { IconComponent } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './Figure.css.ts';

export interface FigureCaption {
  title: string;
  text: string;
}

export interface FigureBadge {
  icon: IconComponent;
  text: string;
}

export interface FigureProps {
  /** A `Picture` or a `VideoPoster`. */
  children: ReactNode;
  /** Rounds the corners of the media. @default false */
  isRounded?: boolean;
  /** Title and sentence below the media. */
  caption?: FigureCaption;
  /** Short claim over the media's lower corner. */
  badge?: FigureBadge;
}

/** Frames a picture or video and captions it below or on the media. */
export function Figure({ children, isRounded = false, caption, badge }: FigureProps) {
  const Root = caption || badge ? 'figure' : 'div';
  return (
    <Root className={`${styles.root} ${isRounded ? styles.rounded : ''}`} data-component="Figure">
      {children}
      {caption && (
        <figcaption className={styles.caption}>
          <Text isInline weight="strong">
            {caption.title}
          </Text>
          <Text isInline variant="bodySm" tone="muted">
            {caption.text}
          </Text>
        </figcaption>
      )}
      {badge && !caption && (
        <figcaption className={styles.badge}>
          <span className={styles.badgeIcon}>
            <badge.icon size={28} />
          </span>
          {badge.text}
        </figcaption>
      )}
    </Root>
  );
}
