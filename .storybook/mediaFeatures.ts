/** Media features that a browser gives a page no switch for; the toolbar's switches stand in for the system's. */
const mediaConditions = {
  motion: '(prefers-reduced-motion: reduce)',
  colours: '(forced-colors: active)',
} as const;

export type MediaFeature = keyof typeof mediaConditions;

/** What a browser does to every element in forced colours, weaker than any rule made for them. */
const forcedColoursCss = `
  * { color: CanvasText; background-color: Canvas; border-color: CanvasText; box-shadow: none; text-shadow: none }
  a { color: LinkText } button, select, input, textarea { color: ButtonText; background-color: ButtonFace }`;

const alwaysTrueQuery = '(min-width: 0px)';

/** A query as it reads with some features fulfilled. */
const applyFeatures = (query: string, features: readonly MediaFeature[]) =>
  features.reduce((text, feature) => text.replaceAll(mediaConditions[feature], alwaysTrueQuery), query);

/** All rules that stand under one of the features, taken out of their layers so that they win. */
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
  /** What the browser itself answers. */
  matchMedia: typeof window.matchMedia;
}

let emulation: Emulation | undefined;

/** Shows the page as if the system asked for these features; none of them gives the page back. */
export function emulateMediaFeatures(wanted: readonly MediaFeature[]) {
  if (typeof window === 'undefined' || (wanted.length === 0 && !emulation)) return;
  emulation ??= { sheet: new CSSStyleSheet(), matchMedia: window.matchMedia.bind(window) };
  const { sheet, matchMedia } = emulation;
  // Where the system does ask, the browser knows best.
  const features = wanted.filter((feature) => !matchMedia(mediaConditions[feature]).matches);
  window.matchMedia = (query) => matchMedia(applyFeatures(query, features));
  const rules = [...document.styleSheets].flatMap((one) => rulesForFeatures(features, one.cssRules));
  sheet.replaceSync([features.includes('colours') ? forcedColoursCss : '', ...rules].join('\n'));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
