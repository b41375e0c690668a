import { globalLayer, type StyleRule } from '@vanilla-extract/css';

/** Cascade layers in order of strength; their order is fixed by this file alone. */
export const layers = {
  reset: globalLayer('reset'),
  layout: globalLayer('layout'),
  components: globalLayer('components'),
  utilities: globalLayer('utilities'),
  app: globalLayer('app'),
} as const;

/** Puts a component's rule into its layer, so that an app's rule wins without a stronger selector. */
export function inComponents(rule: StyleRule): StyleRule {
  return { '@layer': { [layers.components]: rule } };
}

/** The same for layout primitives, which every component may override. */
export function inLayout(rule: StyleRule): StyleRule {
  return { '@layer': { [layers.layout]: rule } };
}

/** The same for the assembled views of an app. */
export function inApp(rule: StyleRule): StyleRule {
  return { '@layer': { [layers.app]: rule } };
}
