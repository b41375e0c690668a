import type { PictureSource } from '@elvora/design-system/Picture';

const svgDataUri = (ground: string, sign: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${ground}"/><circle cx="200" cy="150" r="90" fill="${sign}"/></svg>`,
  )}`;

/** One grey pixel, as in the placeholders of the server. */
export const tinyPlaceholder =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNs+P+/HgAFfwJ/3bXv6QAAAABJRU5ErkJggg==';

/** A wide picture that needs no network. */
export const widePicture: PictureSource = {
  src: svgDataUri('#dfe4ea', '#5d6976'),
  width: 400,
  height: 300,
  placeholder: tinyPlaceholder,
};

/** A picture whose data is invalid. */
export const brokenPicture: PictureSource = { src: 'data:image/png;base64,AAAA', width: 400, height: 300 };
