import { ChatLink } from '@elvora/design-system/ChatLink';
import { chat } from '../content/company.json';
import { usePageName } from '../document/pageName.ts';
import { chatHref } from './chatHref.ts';

/** The way to the chat, which begins with the page being shown; apart, so that its name draws nothing else anew. */
export function PageChatLink() {
  return (
    <ChatLink
      href={chatHref(chat.linkTemplate, chat.number, usePageName())}
      label={`${chat.label} (opens in a new tab)`}
    />
  );
}
