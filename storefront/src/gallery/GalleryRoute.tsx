import { afterPaint } from '@elvora/design-system/hooks';
import { startTransition, useCallback, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import gallery from '../content/gallery.json';
import { gallery as meta } from '../content/meta.json';
import { useResource } from '../data/useResource.ts';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { metadataFromContent } from '../document/pageTitles.ts';
import { paths } from '../paths.ts';
import { pictureSourceFor } from '../pictures.ts';
import { photoIdFromQuery, photoQuery } from './galleryParams.ts';
import { galleryMedia } from './galleryMedia.ts';
import { GalleryView } from './GalleryView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: gallery.breadcrumb }];

/** The photo gallery (S-038); the open photo stands in the address, so that it can be linked to and Back closes it. */
export function Route() {
  const media = useResource('siteMedia', galleryMedia);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };
  usePageMetadata({ ...metadataFromContent(meta), canonicalPath: paths.gallery, breadcrumbs });
  const addressId = photoIdFromQuery(query);
  // A photo is there with the press; its address follows once it is painted.
  const [openId, openAtOnce] = useOptimistic(addressId);

  // The same for the same pictures: a press draws none of them again.
  const pictures = media.status === 'ready' ? media.data : undefined;
  const sourceOfPath = useCallback(
    (path: string, place: 'card' | 'zoom') => pictureSourceFor(pictures?.[path], place),
    [pictures],
  );

  const onOpenChange = (id: number | null) => {
    // Opened from the page: closing is going back, so that Forward does not lead into a second gallery.
    if (id === null && state?.isOpenedHere === true) void navigate(-1);
    else
      startTransition(async () => {
        openAtOnce(id);
        await new Promise<void>(afterPaint);
        startTransition(() => {
          void navigate(
            { search: photoQuery(id) },
            addressId === null ? { state: { ...state, isOpenedHere: true } } : { replace: true, state },
          );
        });
      });
  };

  return (
    <GalleryView
      breadcrumbs={breadcrumbs}
      content={gallery}
      onOpenChange={onOpenChange}
      openId={openId}
      getPictureSource={sourceOfPath}
    />
  );
}
