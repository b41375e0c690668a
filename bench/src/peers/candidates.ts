/** Jobs, their candidates, and the goals of our component. */
export type JobName = 'viewer' | 'carousel' | 'editor' | 'counters';

export interface Candidate {
  name: string;
  /** Module whose bundle is weighed: a component of the design system, or the code an app would write. */
  bundle: { unit: string } | { code: string };
  /** Page in `pages/`. */
  page: string;
  /** Selector of the touch target. */
  stage?: string;
  /** Selector of a cell. */
  cell?: string;
}

export interface Job {
  name: JobName;
  /** CPU throttling factor. */
  cpuSlowdown: number;
  goals: Readonly<Record<string, number>>;
  /** Our component first. */
  candidates: readonly [Candidate, ...Candidate[]];
}

export const jobs: readonly Job[] = [
  {
    name: 'viewer',
    cpuSlowdown: 4,
    goals: { kB: 7, 'script ms a move': 1.5, 'moves over 16.7 ms': 0 },
    candidates: [
      {
        name: 'PinchZoomViewer',
        bundle: { unit: 'PinchZoomViewer' },
        page: 'viewerOurs',
        stage: '[data-part=stage]',
      },
      {
        name: 'PhotoSwipe',
        bundle: {
          code: `export { default as Core } from 'photoswipe';export { default } from 'photoswipe/lightbox';`,
        },
        page: 'viewerPhotoSwipe',
        stage: '.pswp__scroll-wrap',
      },
      {
        name: 'yet-another-react-lightbox + Zoom',
        bundle: {
          code: `export { default } from 'yet-another-react-lightbox';export { default as Zoom } from 'yet-another-react-lightbox/plugins/zoom';`,
        },
        page: 'viewerYarl',
        stage: '.yarl__container',
      },
      {
        name: 'react-zoom-pan-pinch',
        bundle: { code: `export { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';` },
        page: 'viewerZoomPanPinch',
        stage: '.react-transform-wrapper',
      },
    ],
  },
  {
    name: 'carousel',
    cpuSlowdown: 4,
    goals: { kB: 9, 'script ms a swipe': 60, 'moves over 16.7 ms': 0, 'idle ms a second': 7 },
    candidates: [
      { name: 'Carousel', bundle: { unit: 'Carousel' }, page: 'carouselOurs', stage: '[aria-live]' },
      {
        name: 'Embla + autoplay',
        bundle: {
          code: `export { default } from 'embla-carousel-react';export { default as Autoplay } from 'embla-carousel-autoplay';`,
        },
        page: 'carouselEmbla',
        stage: '[data-bench=stage]',
      },
      {
        name: 'keen-slider',
        bundle: { code: `export { useKeenSlider } from 'keen-slider/react';` },
        page: 'carouselKeen',
        stage: '[data-bench=stage]',
      },
      {
        name: 'Swiper',
        bundle: {
          code: `export { Swiper, SwiperSlide } from 'swiper/react';export { Autoplay } from 'swiper/modules';`,
        },
        page: 'carouselSwiper',
        stage: '[data-bench=stage]',
      },
    ],
  },
  {
    name: 'editor',
    cpuSlowdown: 1,
    goals: {
      kB: 16,
      'mount script ms': 30,
      'scroll script ms a second': 60,
      'edit script ms': 5,
      'insert column script ms': 10,
    },
    candidates: [
      {
        name: 'SpecTableEditor',
        bundle: { unit: 'SpecTableEditor' },
        page: 'editorOurs',
        cell: '[role=gridcell]',
      },
      {
        name: 'react-data-grid',
        bundle: { code: `export { DataGrid, renderTextEditor } from 'react-data-grid';` },
        page: 'editorDataGrid',
        cell: '[role=gridcell]',
      },
      {
        name: 'jspreadsheet-ce',
        bundle: { code: `export { default } from 'jspreadsheet-ce';` },
        page: 'editorJspreadsheet',
        cell: '.jss_worksheet tbody td[data-x]',
      },
    ],
  },
  {
    name: 'counters',
    cpuSlowdown: 4,
    goals: { kB: 1.5, 'main thread ms': 300 },
    candidates: [
      { name: 'Counter', bundle: { unit: 'Counter' }, page: 'countersOurs' },
      {
        name: 'NumberFlow',
        bundle: { code: `export { default } from '@number-flow/react';` },
        page: 'countersNumberFlow',
      },
      {
        name: 'CountUp',
        bundle: { code: `export { useCountUp } from 'react-countup';` },
        page: 'countersCountUp',
      },
    ],
  },
];
