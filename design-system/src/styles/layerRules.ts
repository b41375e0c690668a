import type { StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

/** Puts a component's rule into its cascade layer, so that app styles override it without higher specificity. */
export function inComponents(rule: StyleRule): StyleRule {
  return { '@layer': { [layers.components]: rule } };
}

/** Puts a layout primitive's rule into its layer, which every component may override. */
export function inLayout(rule: StyleRule): StyleRule {
  return { '@layer': { [layers.layout]: rule } };
}

/** Puts an app's rule into the layer that overrides all components. */
export function inApp(rule: StyleRule): StyleRule {
  return { '@layer': { [layers.app]: rule } };
}
