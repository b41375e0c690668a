import { ButtonLink } from '@elvora/design-system/Button';
import type { NotFoundMessageProps } from '@elvora/design-system/NotFoundMessage';

export const notFoundMessageArgs: NotFoundMessageProps = {
  title: 'Page not found',
  text: 'There is no page at this address. It may have been moved or renamed.',
  children: <ButtonLink href="#products">Browse products</ButtonLink>,
};
