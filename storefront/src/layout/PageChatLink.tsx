import { ChatLink } from '@elvora/design-system/ChatLink';
import { chat } from '../content/company.json';
import { usePageTitle } from '../runtime/document/pageTitle.ts';
import { nameFromTitle } from '../site/pageTitles.ts';
import { chatHref } from './chatHref.ts';

/**
 * Chat link whose message names the current page. A separate component, so that a new title re-renders nothing else.
 */
export function PageChatLink() {
  const title = usePageTitle();
  return (
    <ChatLink
      href={chatHref(chat.linkTemplate, chat.number, title === null ? null : nameFromTitle(title))}
      label={`${chat.label} (opens in a new tab)`}
    />
  );
}
