import type { Size } from '../../geometry/index.ts';
import type { ViewerItem, ViewerPicture } from './viewerTypes.ts';

export const isPicture = (item: ViewerItem): item is ViewerPicture => (item.kind ?? 'picture') === 'picture';

/** Whether an item zooms. A video and a card have controls of their own. */
export const isZoomable = (item: ViewerItem | undefined): boolean =>
  item?.kind !== 'video' && item?.kind !== 'document';

const unknownSize: Size = { width: 0, height: 0 };
const videoSize: Size = { width: 16, height: 9 };

/** Returns the natural size of an item, or one of its ratio; an unknown one fills the stage. */
export function sizeOf(item: ViewerItem | undefined): Size {
  switch (item?.kind) {
    case 'video':
      return item.size ?? videoSize;
    case 'drawing':
      return item.size;
    case 'document':
      return unknownSize;
    default: {
      const { width = 0, height = 0 } = item?.source ?? {};
      return { width, height };
    }
  }
}
