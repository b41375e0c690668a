import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers in order of strength; their order is fixed by this file alone. */
export const layers = {
  reset: globalLayer('reset'),
  layout: globalLayer('layout'),
  components: globalLayer('components'),
  utilities: globalLayer('utilities'),
  app: globalLayer('app'),
} as const;
