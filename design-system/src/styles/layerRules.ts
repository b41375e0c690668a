import type { StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

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
