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
  /** `sizes` of the large picture. */
  sizes?: string;
  lens?: GalleryLens;
  labels?: Partial<GalleryLabels>;
}

/** The pictures of a product: one large, with zoom, and a strip of thumbnails. */
export function ProductGallery({
  pictures,
  name,
  drawing,
  orientation = 'auto',
  selectedIndex,
  onSelect,
  sizes = '(min-width: 1200px) 552px, (min-width: 900px) 45vw, 100vw',
  lens,
  labels: labelOverrides,
}: ProductGalleryProps) {
  const labels = { ...galleryLabels, ...labelOverrides };
  const gallery = useGallery({ count: pictures.length, orientation, selectedIndex, onSelect });
  const { index, isMounted, isNear, nearProps, select, stageId, thumbId } = gallery;
  const stage = { drawing, index, isMounted, isNear, labels, lens, name, onSelect: select, pictures, sizes };
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
