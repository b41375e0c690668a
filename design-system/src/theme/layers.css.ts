import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers from lowest to highest priority. */
export const layers = {
  reset: globalLayer('reset'),
  layout: globalLayer('layout'),
  components: globalLayer('components'),
  utilities: globalLayer('utilities'),
  app: globalLayer('app'),
} as const;
