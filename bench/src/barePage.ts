/** Gives the picture the width it has on the product's page, and text the system font. */
const styles = `*{box-sizing:border-box;margin:0}
body{font:16px/1.5 system-ui,sans-serif;color:#121f2e;padding:16px}
h1{font-size:28px;line-height:34px;margin:72px 0 16px}
p{margin:0 0 16px}
img{display:block;width:100%;height:auto;aspect-ratio:1;object-fit:contain;background:#f4f5f7}`;

/**
 * Returns a minimal page with the first screen of the given one: the same title, heading, first paragraph and largest picture,
 * with the same file, size, preload and priority, in one column with a kilobyte of styles. Throws for a page without a title,
 * heading or picture.
 */
export function barePage(html: string): string {
  const main = html.slice(html.indexOf('<main'));
  const part = (pattern: RegExp, from = html) => pattern.exec(from)?.[0] ?? '';
  const title = part(/<title>[^]*?<\/title>/);
  const preload = part(/<link rel="preload" as="image"[^>]*>/);
  const heading = withoutTags(part(/<h1[^]*?<\/h1>/, main));
  const paragraph = withoutTags(part(/<p[ >][^]*?<\/p>/, main));
  const picture = pictures(main).find((one) => /fetchpriority="high"/i.test(one)) ?? pictures(main)[0];
  if (title === '' || heading === '' || picture === undefined)
    throw new Error('The page lacks a first screen.');
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${title}
${preload}
<style>
${styles}
</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${paragraph}</p>
${picture.replace(/ (?:class|style|data-status)="[^"]*"/g, '')}
</main>
</body>
</html>
`;
}

const pictures = (html: string) => html.match(/<picture[^]*?<\/picture>/g) ?? [];

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '').trim();
