import { type PictureSource, pictureSource } from '@elvora/catalogue/operations';
import type { Picture } from '@elvora/catalogue/model';

const imageBase = '/media';
/** The reading column, twice for dense screens. */
const widestPx = 1440;
const imageSizes = '(min-width: 784px) 720px, 100vw';

/** Gives each table of clean HTML a box in which it scrolls, named by its caption, that the keyboard reaches. */
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

/** Puts stored pictures in the place of the paths by which clean HTML names them; what is not stored is left out. */
export function insertPictures(html: string, pictures: ReadonlyMap<string, Picture>): string {
  return html.replace(
    /<img src="([^"]*)"(?: alt="([^"]*)")? \/>/g,
    (_image, path: string, alt: string = '') => {
      const source = pictureSource(pictures.get(path) ?? null, imageBase, widestPx);
      return source ? renderPicture(source, alt) : '';
    },
  );
}

/** `alt` has been escaped by whoever cleaned the HTML. */
function renderPicture({ src, width, height, variants = [] }: PictureSource, alt: string): string {
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  const sources = variants.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${imageSizes}">`,
  );
  return `<picture>${sources.join('')}<img src="${src}" alt="${alt}"${size} loading="lazy" decoding="async"></picture>`;
}
