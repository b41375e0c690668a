import { createHash } from 'node:crypto';
import { open as openFile, stat } from 'node:fs/promises';
import { servedWidths } from '@elvora/catalogue/operations';
import sharp, { type Sharp } from 'sharp';
import {
  type VariantResult,
  type PictureExtension,
  PictureError,
  type IngestedPicture,
  type VariantFormat,
} from './pictureTypes.ts';

// Hostile bytes reach native decoders only for the formats that are let in (threats, "Images").
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadHeifFile',
    // What has been decoded and turned into our own bytes is read once more for its placeholder.
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

const maxPixels = 50_000_000;
/** Longest side of a stored picture: more than anybody is shown, even magnified. */
const maxSidePx = 4000;
const hashLength = 32;

const notAPictureMessage = 'This file is not a JPEG, PNG, GIF, WebP or AVIF picture.';
const tooLargeMessage = `This picture is too large: it has more than ${maxPixels / 1_000_000} million pixels.`;
const damagedMessage = 'This picture is damaged or takes too long to read.';

/** File formats of stored pictures, by what a decoder calls them. */
const extensions: Readonly<Record<string, PictureExtension>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  heif: 'avif',
};

/** Reads the first frame only: variants stand still, and so does what they are made of. */
const openImage = (input: Buffer | string) =>
  sharp(input, { limitInputPixels: maxPixels, failOn: 'warning', sequentialRead: true }).timeout({
    seconds: 10,
  });

/**
 * Decides by content what a file is (D-18) and writes our own picture of it to `to`: decoded whole and encoded anew,
 * upright, without metadata or anything else its file may have carried. Throws `PictureError`.
 */
export async function ingestPicture(from: string, to: string): Promise<IngestedPicture> {
  if ((await stat(from)).size === 0) throw new PictureError('This file is empty.');
  const extension = await detectFormat(from);
  const { data, info } = await withPictureError(damagedMessage, () =>
    encodeOriginal(
      openImage(from)
        .autoOrient()
        .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true }),
      extension,
    ).toBuffer({ resolveWithObject: true }),
  );
  const placeholder = await createPlaceholder(data);
  await writeSynced(to, data);
  return {
    hash: createHash('sha256').update(data).digest('hex').slice(0, hashLength),
    extension,
    width: info.width,
    height: info.height,
    bytes: data.length,
    placeholder,
  };
}

async function detectFormat(file: string): Promise<PictureExtension> {
  // The header alone: of a picture beyond the cap it tells the size, so that its sender can be told, too.
  const metadata = await withPictureError(notAPictureMessage, () =>
    sharp(file, { limitInputPixels: false }).metadata(),
  );
  if (metadata.width * metadata.height > maxPixels) throw new PictureError(tooLargeMessage);
  const extension = Object.hasOwn(extensions, metadata.format) ? extensions[metadata.format] : undefined;
  if (!extension || (extension === 'avif' && metadata.compression !== 'av1')) {
    throw new PictureError(notAPictureMessage);
  }
  return extension;
}

/** As it will be kept: every variant is made of it, so it loses next to nothing. */
function encodeOriginal(picture: Sharp, extension: PictureExtension): Sharp {
  switch (extension) {
    case 'jpg':
      return picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
    case 'png':
      return picture.png();
    case 'webp':
      return picture.webp({ quality: 92 });
    case 'gif':
      return picture.gif();
    case 'avif':
      return picture.avif({ quality: 80, effort: 2 });
  }
}

/** A picture of a few pixels as a data URI, to be stretched where the real one will stand. */
async function createPlaceholder(picture: Buffer): Promise<string> {
  const tiny = await openImage(picture)
    .resize(12, 12, { fit: 'inside' })
    .webp({ quality: 30, effort: 6, smartSubsample: true })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** Writes a stored picture at a width in a format browsers ask for; a width that is not served makes nothing. */
export async function createVariant(
  from: string,
  to: string,
  width: number,
  format: VariantFormat,
): Promise<VariantResult> {
  const metadata = await openImage(from).metadata();
  const isMade = servedWidths(metadata.width).includes(width);
  if (isMade)
    await writeSynced(to, await encodeVariant(openImage(from).resize({ width }), format).toBuffer());
  return { isMade, width: metadata.width };
}

function encodeVariant(picture: Sharp, format: VariantFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 3 });
    case 'webp':
      return picture.webp({ quality: 78, effort: 4 });
    case 'jpg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true });
  }
}

async function withPictureError<T>(text: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw new PictureError(text, { cause });
  }
}

async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const file = await openFile(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
