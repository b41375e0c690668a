import text from './fonts/site-text.woff2?url&no-inline';

/** URL of the font file every page needs, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const textFontUrl: string = text;
