import { IconMessageCircle } from '../Icon/index.ts';
import * as styles from './ChatLink.css.ts';

export interface ChatLinkProps {
  /** Address of the chat. */
  href: string;
  /** Accessible name; must say that a new tab opens. @default 'Chat with us (opens in a new tab)' */
  label?: string;
}

/** Floating link to the company's messaging chat, in a new tab (S-019, S-020). */
export function ChatLink({ href, label = 'Chat with us (opens in a new tab)' }: ChatLinkProps) {
  return (
    <a
      aria-label={label}
      className={styles.root}
      data-component="ChatLink"
      href={href}
      rel="noopener"
      target="_blank"
    >
      <IconMessageCircle size={24} />
    </a>
  );
}
