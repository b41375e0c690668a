import { Container, Section, Stack } from '@elvora/design-system/layout';
import { Skeleton } from '@elvora/design-system/Skeleton';
import { Spinner } from '@elvora/design-system/Spinner';
import { Text } from '@elvora/design-system/Text';
import * as styles from './ProductView.css.ts';

/** The shape of a product page while it is being fetched (S-165). */
export function ProductLoadingView() {
  return (
    <Section rhythm="catalogue">
      <Container>
        <div className={styles.product}>
          <Skeleton ratio="1/1" />
          <Stack gap="2">
            <Skeleton height="40px" width="80%" />
            <div role="status">
              <Text isInline tone="muted">
                <Spinner /> Loading product details...
              </Text>
            </div>
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="line" width="60%" />
          </Stack>
        </div>
      </Container>
    </Section>
  );
}
