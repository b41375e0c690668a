import { Container, Section } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { type Photo, PhotoGrid, type PhotoId } from '@elvora/design-system/PhotoGrid';
import type { PictureSource } from '@elvora/design-system/Picture';
import { useMemo } from 'react';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { inlineErrorFallback, SectionErrorBoundary } from '../runtime/errors/SectionErrorBoundary.tsx';

export interface GalleryContent {
  title: string;
  filters: readonly string[];
  /** S-238. */
  photos: readonly { id: number; src: string; alt: string; category: string }[];
}

export interface GalleryViewProps {
  breadcrumbs: readonly Breadcrumb[];
  content: GalleryContent;
  /** The picture of a path, for its tile and for full screen. */
  getPictureSource: (path: string, place: 'card' | 'zoom') => PictureSource | null;
  /** Controlled open photo; omit for uncontrolled. */
  openId?: number | null;
  onOpenChange?: (id: number | null) => void;
}

/** Photos of the company, by kind; each opens full screen. */
export function GalleryView({
  breadcrumbs,
  content,
  getPictureSource,
  openId,
  onOpenChange,
}: GalleryViewProps) {
  const photos = useMemo(
    () =>
      content.photos.map(({ id, src, alt, category }): Photo => ({
        id,
        alt,
        category,
        source: getPictureSource(src, 'card'),
        largeSource: getPictureSource(src, 'zoom'),
      })),
    [content, getPictureSource],
  );
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={content.title} />
      <Section rhythm="catalogue">
        <Container>
          <SectionErrorBoundary fallback={inlineErrorFallback}>
            <PhotoGrid
              drawing="enclosure"
              filters={content.filters}
              onOpenChange={(id: PhotoId | null) => onOpenChange?.(id === null ? null : Number(id))}
              openId={openId}
              photos={photos}
            />
          </SectionErrorBoundary>
        </Container>
      </Section>
    </>
  );
}
