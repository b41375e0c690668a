import { Container, Section } from '@elvora/design-system/layout';
import { PageHeaderSkeleton } from '@elvora/design-system/PageHeader';
import { ProductColumns } from '@elvora/design-system/ProductDetails';
import { Skeleton } from '@elvora/design-system/Skeleton';
import { Spinner } from '@elvora/design-system/Spinner';
import { Text } from '@elvora/design-system/Text';

/** The shape of a product page while it is being fetched (S-165). */
export function ProductLoadingView() {
  return (
    <>
      <PageHeaderSkeleton />
      <Section rhythm="catalogue">
        <Container>
          <ProductColumns picture={<Skeleton ratio="1/1" />}>
            <Skeleton height="24px" width="80%" />
            <div role="status">
              <Text isInline tone="muted">
                <Spinner /> Loading product details...
              </Text>
            </div>
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="line" width="60%" />
          </ProductColumns>
        </Container>
      </Section>
    </>
  );
}
