import type { DrawingName, PictureSource } from '../Picture/index.ts';
import { type GalleryLabels, galleryLabels } from './galleryLabels.ts';
import { GalleryStage } from './GalleryStage.tsx';
import type { GalleryOrientation } from './galleryState.ts';
import { GalleryThumbs } from './GalleryThumbs.tsx';
import * as styles from './ProductGallery.css.ts';
import { useGallery } from './useGallery.ts';

export interface GalleryPicture {
  source: PictureSource | null;
  /** The picture as large as there is, for lens and viewer. @default its source */
  zoomSource?: PictureSource | null;
  /** What this picture shows. */
  alt: string;
}

/** How the picture is enlarged under a hovering pointer; what is left out is as MagnifierLens has it. */
export interface GalleryLens {
  /** Diameter of the lens in px. */
  lensSize?: number;
  zoom?: number;
  /** Side of the panel in px. */
  panelSize?: number;
}

export interface ProductGalleryProps {
  pictures: readonly GalleryPicture[];
  /** Name of the product: what stands for it when there is no picture. */
  name: string;
  /** Product family of the drawing that stands in for a missing picture. */
  drawing?: DrawingName;
  /** Where the thumbnails stand; `auto` is beside the picture on wide pages and below it on narrow ones. @default 'auto' */
  orientation?: GalleryOrientation;
  /** The picture shown, when the app keeps it. */
  selectedIndex?: number;
  /** Called when another picture is chosen. */
  onSelect?: (index: number) => void;
  /** Width of the large picture in the page. */
  sizes?: string;
  lens?: GalleryLens;
  labels?: Partial<GalleryLabels>;
}

/** The pictures of a product: one large, to look at closely, the others to choose from. */
export function ProductGallery({
  pictures,
  name,
  drawing,
  orientation = 'auto',
  selectedIndex,
  onSelect,
  sizes = '(min-width: 1200px) 552px, (min-width: 900px) 45vw, 100vw',
  lens,
  labels: given,
}: ProductGalleryProps) {
  const labels = { ...galleryLabels, ...given };
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
