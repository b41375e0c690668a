import type { DrawingName, PictureSource } from '../Picture/index.ts';
import { type GalleryLabels, galleryLabels } from './galleryLabels.ts';
import { GalleryStage } from './GalleryStage.tsx';
import type { GalleryOrientation } from './galleryState.ts';
import { GalleryThumbs } from './GalleryThumbs.tsx';
import * as styles from './ProductGallery.css.ts';
import { useGallery } from './useGallery.ts';

export interface GalleryPicture {
  source: PictureSource | null;
  /** The largest version, for lens and viewer. @default source */
  zoomSource?: PictureSource | null;
  /** A simpler version for its thumbnail. @default source */
  thumbSource?: PictureSource | null;
  /** Text alternative. */
  alt: string;
}

/** Options of the lens; the defaults are those of MagnifierLens. */
export interface GalleryLens {
  /** Diameter of the lens in px. */
  lensSize?: number;
  zoom?: number;
  /** Width and height of the panel in px. */
  panelSize?: number;
}

export interface ProductGalleryProps {
  pictures: readonly GalleryPicture[];
  /** Name of the product; text alternative of the placeholder. */
  name: string;
  /** Product family of the placeholder drawing for a missing picture. */
  drawing?: DrawingName;
  /** Direction of the strip; `auto` is vertical beside the picture on wide pages, else below it. @default 'auto' */
  orientation?: GalleryOrientation;
  /** Controlled index; omit for uncontrolled. */
  selectedIndex?: number;
  /** Called with the index of the newly selected picture. */
  onSelect?: (index: number) => void;
  /** `sizes` of the large picture. @default gallerySizes */
  sizes?: string;
  lens?: GalleryLens;
  labels?: Partial<GalleryLabels>;
}

/** `sizes` of the large picture on a product page, beside the thumbnails or without them. */
export const gallerySizes = (pictureCount: number): string =>
  pictureCount > 1
    ? '(min-width: 1200px) 550px, (min-width: 900px) calc(50vw - 142px), calc(100vw - 34px)'
    : '(min-width: 1200px) 646px, (min-width: 900px) calc(50vw - 46px), calc(100vw - 34px)';

/** The pictures of a product: one large, with zoom, and a strip of thumbnails. */
export function ProductGallery({
  pictures,
  name,
  drawing,
  orientation = 'auto',
  selectedIndex,
  onSelect,
  sizes = gallerySizes(pictures.length),
  lens,
  labels: labelOverrides,
}: ProductGalleryProps) {
  const labels = { ...galleryLabels, ...labelOverrides };
  const gallery = useGallery({ count: pictures.length, orientation, selectedIndex, onSelect });
  const { index, isMounted, isNear, nearProps, prepare, select, stageId, thumbId, triggerRef } = gallery;
  const stage = {
    drawing,
    index,
    isMounted,
    isNear,
    labels,
    lens,
    name,
    onSelect: select,
    pictures,
    prepare,
    sizes,
    trigger: triggerRef,
  };
  if (pictures.length < 2)
    return (
      <div className={`${styles.root} ${styles.single}`} data-component="ProductGallery" {...nearProps}>
        <GalleryStage {...stage} />
      </div>
    );
  return (
    <div
      className={`${styles.root} ${styles.orientations[orientation]}`}
      data-component="ProductGallery"
      {...nearProps}
    >
      <div aria-labelledby={thumbId(index)} id={stageId} role="tabpanel">
        <GalleryStage {...stage} />
      </div>
      <GalleryThumbs
        drawing={drawing}
        gallery={gallery}
        labels={labels}
        orientation={orientation}
        pictures={pictures}
      />
    </div>
  );
}
