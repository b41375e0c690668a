import { ButtonLink } from '@elvora/design-system/Button';
import { IconSearch } from '@elvora/design-system/Icon';
import { Container, Inline, Section } from '@elvora/design-system/layout';
import { NotFoundMessage } from '@elvora/design-system/NotFoundMessage';
import { TextField } from '@elvora/design-system/TextField';
import { paths } from '../site/paths.ts';
import * as styles from './NotFoundView.css.ts';

export interface NotFoundViewProps {
  /** @default 'Page not found' */
  title?: string;
  /** First link to another page. @default the products */
  link?: { label: string; href: string };
}

const productsLink = { label: 'Browse products', href: paths.products() };

/** The page of an unknown URL, with a search field and links to other pages (D-52). */
export function NotFoundView({ title = 'Page not found', link = productsLink }: NotFoundViewProps) {
  return (
    <Section rhythm="story">
      <Container width="form">
        <NotFoundMessage
          text="There is no page at this address. It may have been moved or renamed."
          title={title}
        >
          <form action={paths.search()} className={styles.search} method="get" role="search">
            <TextField
              enterKeyHint="search"
              icon={IconSearch}
              isLabelHidden
              label="Search products and codes"
              name="query"
              placeholder="Search products and codes"
              type="search"
            />
          </form>
          <Inline justify="center" gap="1_5">
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
            <ButtonLink href={paths.home} tone="secondary">
              Go to the home page
            </ButtonLink>
          </Inline>
        </NotFoundMessage>
      </Container>
    </Section>
  );
}
