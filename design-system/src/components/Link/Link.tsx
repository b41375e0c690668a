import type { MouseEvent, ReactNode, Ref } from 'react';
import type { IconComponent } from '../Icon/index.ts';
import * as styles from './Link.css.ts';

export const linkTones = ['link', 'inherit', 'muted', 'onDark'] as const;
export type LinkTone = (typeof linkTones)[number];

export interface LinkProps {
  href: string;
  /** @default 'link' */
  tone?: LinkTone;
  /** Not part of a text: small, and stronger than text. @default false */
  isStandalone?: boolean;
  /** Underlined at rest: needed inside running text. @default false */
  isUnderlined?: boolean;
  /** Icon after the text, 18 px. */
  icon?: IconComponent;
  /** The address of the page being shown. @default false */
  isCurrent?: boolean;
  /** @default false */
  opensNewTab?: boolean;
  /** Saves the file instead of showing it, under this name if it is a text. */
  download?: boolean | string;
  /** Name for assistive technology where the text alone is not enough. */
  label?: string;
  /** Called before the link is followed. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/** Goes to another place; a plain anchor, which the app's router picks up. */
export function Link({
  href,
  tone = 'link',
  isStandalone = false,
  isUnderlined = false,
  icon: Icon,
  isCurrent = false,
  opensNewTab = false,
  download,
  label,
  onPress,
  ref,
  children,
}: LinkProps) {
  const looks = [
    styles.root,
    styles.tones[tone],
    isStandalone && styles.standalone,
    isUnderlined && styles.inText,
    Icon && styles.withIcon,
  ];
  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label || undefined}
      className={looks.filter(Boolean).join(' ')}
      data-component="Link"
      download={download}
      href={href}
      onClick={onPress}
      ref={ref}
      rel={opensNewTab ? 'noopener' : undefined}
      target={opensNewTab ? '_blank' : undefined}
    >
      {children}
      {Icon && <Icon size={18} />}
    </a>
  );
}
