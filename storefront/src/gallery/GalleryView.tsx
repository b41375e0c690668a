import { Container, Section } from '@elvora/design-system/layout';
import { PageHead } from '@elvora/design-system/PageHead';
import { type Photo, PhotoGrid, type PhotoId } from '@elvora/design-system/PhotoGrid';
import type { PictureSource } from '@elvora/design-system/Picture';
import { useMemo } from 'react';
import type { Breadcrumb } from '../document/pageDocument.ts';
import { missingPart, Part } from '../frame/Part.tsx';

export interface GalleryContent {
  title: string;
  filters: readonly string[];
  /** S-238. */
  photos: readonly { id: number; src: string; alt: string; category: string }[];
}

export interface GalleryViewProps {
  breadcrumbs: readonly Breadcrumb[];
  content: GalleryContent;
  /** The picture of a path, for its tile and for the whole screen. */
  sourceOf: (path: string, place: 'card' | 'zoom') => PictureSource | null;
  /** The photo that is open; left out, the page keeps it by itself. */
  openId?: number | null;
  onOpenChange?: (id: number | null) => void;
}

/** Photos of the company, by kind; each opens on the whole screen. */
export function GalleryView({ breadcrumbs, content, sourceOf, openId, onOpenChange }: GalleryViewProps) {
  const photos = useMemo(
    () =>
      content.photos.map(({ id, src, alt, category }): Photo => ({
        id,
        alt,
        category,
        source: sourceOf(src, 'card'),
        largeSource: sourceOf(src, 'zoom'),
      })),
    [content, sourceOf],
  );
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={content.title} />
      <Section rhythm="catalogue">
        <Container>
          <Part fallback={missingPart}>
            <PhotoGrid
              drawing="enclosure"
              filters={content.filters}
              onOpenChange={(id: PhotoId | null) => onOpenChange?.(id === null ? null : Number(id))}
              openId={openId}
              photos={photos}
            />
          </Part>
        </Container>
      </Section>
    </>
  );
}
