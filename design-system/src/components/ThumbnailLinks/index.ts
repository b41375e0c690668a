export { ThumbnailLinks, type ThumbnailLink, type ThumbnailLinksProps } from './ThumbnailLinks.tsx';
