import type { MouseEvent, ReactNode, Ref } from 'react';
import type { IconComponent } from '../Icon/index.ts';
import * as styles from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';
import type { ButtonSize, ButtonTone } from './buttonVariants.ts';

export interface ButtonLinkProps {
  href: string;
  /** @default 'primary' */
  tone?: ButtonTone;
  /** Height 32, 40 or 48 px; 44, 44 or 48 px on touch screens. @default 'md' */
  size?: ButtonSize;
  /** Icon before the label. */
  icon?: IconComponent;
  /** @default false */
  isFullWidth?: boolean;
  /** Opens in a new tab; the label says so. @default false */
  opensNewTab?: boolean;
  /** Tells search engines not to follow the link, because its page is not indexed. @default false */
  isNofollow?: boolean;
  /** Downloads the file; a string sets its name. */
  download?: boolean | string;
  /** Accessible name, for an ambiguous label ('Download'). */
  label?: string;
  /** Called before navigation. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/** Link styled as a button. */
export function ButtonLink({
  href,
  tone = 'primary',
  size = 'md',
  icon,
  isFullWidth = false,
  opensNewTab = false,
  isNofollow = false,
  download,
  label,
  onPress,
  ref,
  children,
}: ButtonLinkProps) {
  return (
    <a
      aria-label={label || undefined}
      className={`${styles.root} ${styles.tones[tone]} ${styles.sizes[size]} ${isFullWidth ? styles.fullWidth : ''}`}
      data-component="ButtonLink"
      data-tone={tone}
      download={download}
      href={href}
      onClick={onPress}
      ref={ref}
      rel={opensNewTab ? 'noopener' : isNofollow ? 'nofollow' : undefined}
      target={opensNewTab ? '_blank' : undefined}
    >
      <ButtonContent icon={icon} isBusy={false} size={size} tone={tone}>
        {children}
      </ButtonContent>
    </a>
  );
}
