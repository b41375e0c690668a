import { IconMessageCircle } from '../Icon/index.ts';
import * as styles from './ChatLink.css.ts';

export interface ChatLinkProps {
  /** Address of the chat with the business's number. */
  href: string;
  /** Says what opens and that it opens a new tab. @default 'Chat with us (opens in a new tab)' */
  label?: string;
}

/** A plain link to a messaging chat with the company, in a new tab (S-019, S-020). */
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
