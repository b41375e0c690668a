/** Media features a page cannot switch by itself; the toolbar emulates them. */
const mediaConditions = {
  motion: '(prefers-reduced-motion: reduce)',
  colours: '(forced-colors: active)',
} as const;

export type MediaFeature = keyof typeof mediaConditions;

/** Approximates the forced-colours user agent styles; weaker than any authored rule. */
const forcedColoursCss = `
  * { color: CanvasText; background-color: Canvas; border-color: CanvasText; box-shadow: none; text-shadow: none }
  a { color: LinkText } button, select, input, textarea { color: ButtonText; background-color: ButtonFace }`;

const alwaysTrueQuery = '(min-width: 0px)';

/** Rewrites a media query as if the given features matched. */
const applyFeatures = (query: string, features: readonly MediaFeature[]) =>
  features.reduce((text, feature) => text.replaceAll(mediaConditions[feature], alwaysTrueQuery), query);

/** Collects the rules under one of the features, outside their layers so that they win. */
function rulesForFeatures(features: readonly MediaFeature[], rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (!(rule instanceof CSSGroupingRule)) return [];
    const query = rule instanceof CSSMediaRule ? rule.media.mediaText : '';
    if (applyFeatures(query, features) === query) return rulesForFeatures(features, rule.cssRules);
    const inner = [...rule.cssRules].flatMap((one) =>
      one instanceof CSSLayerBlockRule ? [...one.cssRules] : [one],
    );
    return `@media ${applyFeatures(query, features)} { ${inner.map(({ cssText }) => cssText).join(' ')} }`;
  });
}

interface Emulation {
  sheet: CSSStyleSheet;
  /** The browser's own `matchMedia`. */
  matchMedia: typeof window.matchMedia;
}

let emulation: Emulation | undefined;

/** Renders the page as if these features matched; an empty list restores it. */
export function emulateMediaFeatures(wanted: readonly MediaFeature[]) {
  if (typeof window === 'undefined' || (wanted.length === 0 && !emulation)) return;
  emulation ??= { sheet: new CSSStyleSheet(), matchMedia: window.matchMedia.bind(window) };
  const { sheet, matchMedia } = emulation;
  // A feature the system really has needs no emulation.
  const features = wanted.filter((feature) => !matchMedia(mediaConditions[feature]).matches);
  window.matchMedia = (query) => matchMedia(applyFeatures(query, features));
  const rules = [...document.styleSheets].flatMap((one) => rulesForFeatures(features, one.cssRules));
  sheet.replaceSync([features.includes('colours') ? forcedColoursCss : '', ...rules].join('\n'));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
