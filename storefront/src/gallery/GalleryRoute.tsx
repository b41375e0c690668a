import { afterPaint } from '@elvora/design-system/hooks';
import { startTransition, useCallback, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import gallery from '../content/gallery.json';
import { gallery as meta } from '../content/meta.json';
import { usePageResource } from '../runtime/data/pageResources.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { metadataFromContent } from '../site/pageTitles.ts';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { photoIdFromQuery, photoQuery } from './galleryParams.ts';
import { galleryResources } from './galleryPage.ts';
import { GalleryView } from './GalleryView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: gallery.breadcrumb }];

/** The photo gallery (S-038). The open photo is part of the address: it can be linked to, and Back closes it. */
export function Route() {
  const media = usePageResource(galleryResources, 'media');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };
  usePageMetadata({ ...metadataFromContent(meta), canonicalPath: paths.gallery, breadcrumbs });
  const addressId = photoIdFromQuery(query);
  // Open the photo at once; the address follows after it has been painted.
  const [openId, openAtOnce] = useOptimistic(addressId);

  // Stable while the pictures are the same, so that opening a photo re-renders none of them.
  const pictures = media.status === 'ready' ? media.data : undefined;
  const getPictureSource = useCallback(
    (path: string, placement: 'card' | 'zoom') => pictureSourceFor(pictures?.[path], placement),
    [pictures],
  );

  const onOpenChange = (id: number | null) => {
    // A photo opened on this page closes by going back, so that the history holds no second gallery.
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
      getPictureSource={getPictureSource}
    />
  );
}
