import type { MouseEvent } from 'react';
import type { IconComponent, IconSize } from '../Icon/index.ts';
import * as styles from './IconButton.css.ts';
import type { IconButtonSize, IconButtonTone } from './iconButtonVariants.ts';

export interface PlainIconLinkProps {
  /** Accessible name. */
  label: string;
  icon: IconComponent;
  href: string;
  /** Name of the downloaded file; files of other sites open in a new tab instead. */
  download: string;
  /** @default 'neutral' */
  tone?: IconButtonTone;
  /** @default 'md' */
  size?: IconButtonSize;
  /** @default 20 */
  iconSize?: IconSize;
  onClick?: ((event: MouseEvent) => void) | undefined;
}

/** A download link that looks like a `PlainIconButton`. */
export function PlainIconLink(props: PlainIconLinkProps) {
  const { label, icon: Icon, href, download, tone = 'neutral', size = 'md', iconSize = 20, onClick } = props;
  return (
    <a
      aria-label={label}
      className={`${styles.root} ${styles.tones[tone]} ${styles.variants.ghost} ${styles.sizes[size]}`}
      data-component="IconButton"
      download={download}
      href={href}
      onClick={onClick}
      rel="noreferrer"
      target="_blank"
    >
      <Icon size={iconSize} />
    </a>
  );
}
