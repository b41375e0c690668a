import { Container, Section, Stack } from '@elvora/design-system/layout';
import { PageHeaderSkeleton } from '@elvora/design-system/PageHeader';
import { Skeleton } from '@elvora/design-system/Skeleton';
import { TextColumn } from './TextColumn.tsx';

const lines = ['100%', '96%', '88%', '98%', '60%'];

/** Placeholder of a text that is loading; centred for an article. */
export function TextSkeleton({ isArticle = false }: { isArticle?: boolean }) {
  const text = (
    <Stack gap="2">
      {lines.map((width) => (
        <Skeleton key={width} shape="line" width={width} />
      ))}
    </Stack>
  );
  return (
    <>
      <PageHeaderSkeleton width={isArticle ? 'reading' : 'page'} />
      {isArticle ? (
        <Section rhythm="catalogue">
          <Container width="reading">{text}</Container>
        </Section>
      ) : (
        <TextColumn>{text}</TextColumn>
      )}
    </>
  );
}
