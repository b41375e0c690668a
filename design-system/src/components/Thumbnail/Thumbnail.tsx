import { Picture, type PictureProps } from '../Picture/index.ts';
import * as styles from './Thumbnail.css.ts';

export const thumbnailSizes = [32, 40, 56, 96] as const;
export type ThumbnailSize = (typeof thumbnailSizes)[number];

export interface ThumbnailProps extends Pick<PictureProps, 'source' | 'drawing'> {
  /** Text alternative; empty where the name is beside the thumbnail. @default '' */
  alt?: string;
  /** Side in px. @default 32 */
  size?: ThumbnailSize;
  /** @default true */
  hasBorder?: boolean;
}

/** Small square picture beside a name. */
export function Thumbnail({ source, drawing, alt = '', size = 32, hasBorder = true }: ThumbnailProps) {
  return (
    <span
      className={`${styles.root} ${styles.sizes[size]} ${hasBorder ? '' : styles.borderless}`}
      data-component="Thumbnail"
    >
      <Picture alt={alt} drawing={drawing} ratio="1/1" sizes={`${size}px`} source={source} />
    </span>
  );
}
