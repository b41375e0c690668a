import type { MouseEvent, ReactNode, Ref } from 'react';
import type { IconComponent } from '../Icon/index.ts';
import * as styles from './Link.css.ts';

export const linkTones = ['link', 'inherit', 'muted', 'onDark'] as const;
export type LinkTone = (typeof linkTones)[number];

export interface LinkProps {
  href: string;
  /** @default 'link' */
  tone?: LinkTone;
  /** For links outside running text: smaller and bolder. @default false */
  isStandalone?: boolean;
  /** Always underlined; required inside running text (WCAG 1.4.1). @default false */
  isUnderlined?: boolean;
  /** Trailing icon, 18 px. */
  icon?: IconComponent;
  /** Marks the link as the current page. @default false */
  isCurrent?: boolean;
  /** @default false */
  opensNewTab?: boolean;
  /** Tells search engines not to follow the link, because its page is not indexed. @default false */
  isNofollow?: boolean;
  /** Downloads the file; a string sets its name. */
  download?: boolean | string;
  /** Accessible name where the text is ambiguous. */
  label?: string;
  /** Called before navigation. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/** Text link: a plain anchor, which the app's router intercepts. */
export function Link({
  href,
  tone = 'link',
  isStandalone = false,
  isUnderlined = false,
  icon: Icon,
  isCurrent = false,
  opensNewTab = false,
  isNofollow = false,
  download,
  label,
  onPress,
  ref,
  children,
}: LinkProps) {
  const classNames = [
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
      className={classNames.filter(Boolean).join(' ')}
      data-component="Link"
      download={download}
      href={href}
      onClick={onPress}
      ref={ref}
      rel={opensNewTab ? 'noopener' : isNofollow ? 'nofollow' : undefined}
      target={opensNewTab ? '_blank' : undefined}
    >
      {children}
      {Icon && <Icon size={18} />}
    </a>
  );
}
