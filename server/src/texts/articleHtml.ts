import { type PictureSource, pictureSource } from '@elvora/catalogue/operations';
import type { Picture } from '@elvora/catalogue/model';

const imageBase = '/media';
/** Twice the width of the reading column, for high-density screens. */
const widestPx = 1440;
const imageSizes = '(min-width: 784px) 720px, calc(100vw - 32px)';

/** Wraps each table of sanitised HTML in a focusable scroll region, labelled by the table's caption. */
export function wrapTables(html: string): string {
  return html
    .replace(/<table>(<caption>(.*?)<\/caption>)?/gs, (table, _caption, text: string | undefined) => {
      const label = (text ?? '')
        .replace(/<[^<>]*>/g, '')
        .replaceAll('"', '&quot;')
        .trim();
      return `<div data-part="scroll" role="region" tabindex="0" aria-label="${label || 'Table'}">${table}`;
    })
    .replaceAll('</table>', '</table></div>');
}

/** Replaces the `img` elements of sanitised HTML with responsive pictures; omits pictures that are not stored. */
export function insertPictures(html: string, pictures: ReadonlyMap<string, Picture>): string {
  return html.replace(
    /<img src="([^"]*)"(?: alt="([^"]*)")? \/>/g,
    (_image, path: string, alt: string = '') => {
      const source = pictureSource(pictures.get(path) ?? null, imageBase, widestPx);
      return source ? renderPicture(source, alt) : '';
    },
  );
}

/** Expects an escaped `alt`, as in sanitised HTML. */
function renderPicture({ src, width, height, variants = [] }: PictureSource, alt: string): string {
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  const sources = variants.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${imageSizes}">`,
  );
  return `<picture>${sources.join('')}<img src="${src}" alt="${alt}"${size} loading="lazy" decoding="async"></picture>`;
}
