export { Thumbnail, thumbnailSizes, type ThumbnailProps, type ThumbnailSize } from './Thumbnail.tsx';
