import { Container, Section, Stack } from '@elvora/design-system/layout';
import { Skeleton } from '@elvora/design-system/Skeleton';

const lines = ['100%', '96%', '88%', '98%', '60%'];

/** Keeps the place of a text that is on its way. */
export function TextSkeleton() {
  return (
    <Section rhythm="catalogue">
      <Container width="reading">
        <Stack gap="2">
          <Skeleton height="40px" width="60%" />
          {lines.map((width) => (
            <Skeleton key={width} shape="line" width={width} />
          ))}
        </Stack>
      </Container>
    </Section>
  );
}
