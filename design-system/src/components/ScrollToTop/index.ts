export { ScrollToTop, scrollToTopThresholdPx, type ScrollToTopProps } from './ScrollToTop.tsx';
