export { Banner, bannerSizes, type BannerFact, type BannerProps } from './Banner.tsx';
