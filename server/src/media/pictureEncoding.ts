import { createHash } from 'node:crypto';
import { open as openFile, readFile, stat } from 'node:fs/promises';
import { isServedWidth } from '@elvora/catalogue/operations';
import sharp, { type Sharp } from 'sharp';
import {
  type VariantResult,
  type PictureExtension,
  PictureError,
  type IngestedPicture,
  type VariantFormat,
} from './pictureTypes.ts';

// Untrusted bytes reach native decoders of the accepted formats only.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadHeifFile',
    // Our own encoded bytes are decoded once more for the placeholder.
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
/** Longest side of a stored picture, enough for the magnified view. */
const maxSidePx = 4000;
const hashLength = 32;

const notAPictureMessage = 'This file is not a JPEG, PNG, GIF, WebP or AVIF picture.';
/** AVIF is decoded and encoded as a whole: 16 million pixels with transparency take 680 MB. */
const maxAvifPixels = 10_000_000;
const avifTooLargeMessage = `This AVIF picture has more than ${maxAvifPixels / 1_000_000} million pixels. Larger pictures can be JPEG, PNG or WebP.`;

const tooLargeMessage = `This picture is too large: it has more than ${maxPixels / 1_000_000} million pixels.`;
const damagedMessage = 'This picture is damaged or takes too long to read.';

/** File extensions of stored pictures by sharp's format names. */
const extensions: Readonly<Record<string, PictureExtension>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  heif: 'avif',
};

/** Opens the first frame only: animations are not supported. */
const openImage = (input: Buffer | string) =>
  sharp(input, { limitInputPixels: maxPixels, failOn: 'warning', sequentialRead: true }).timeout({
    seconds: 10,
  });

/**
 * Detects the format of a file by its content (D-18) and writes a re-encoded picture to `to`: upright, without metadata or
 * any other payload of the file. Throws `PictureError`.
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
  const picture = await describe(data, extension, info);
  await writeSynced(to, data);
  return picture;
}

/** Describes a file that is stored unchanged, which is only safe for our own files. */
export async function describePicture(file: string): Promise<IngestedPicture> {
  const data = await readFile(file);
  const { width, height } = await openImage(data).metadata();
  return describe(data, await detectFormat(file), { width, height });
}

async function describe(
  data: Buffer,
  extension: PictureExtension,
  { width, height }: { width: number; height: number },
): Promise<IngestedPicture> {
  return {
    hash: createHash('sha256').update(data).digest('hex').slice(0, hashLength),
    extension,
    width,
    height,
    bytes: data.length,
    placeholder: await createPlaceholder(data),
  };
}

async function detectFormat(file: string): Promise<PictureExtension> {
  // Reads the header only, without a pixel limit, so that too large pictures get their own message.
  const metadata = await withPictureError(notAPictureMessage, () =>
    sharp(file, { limitInputPixels: false }).metadata(),
  );
  if (metadata.width * metadata.height > maxPixels) throw new PictureError(tooLargeMessage);
  const extension = Object.hasOwn(extensions, metadata.format) ? extensions[metadata.format] : undefined;
  if (!extension || (extension === 'avif' && metadata.compression !== 'av1')) {
    throw new PictureError(notAPictureMessage);
  }
  if (extension === 'avif' && metadata.width * metadata.height > maxAvifPixels)
    throw new PictureError(avifTooLargeMessage);
  return extension;
}

/** Sets the encoding of stored pictures, nearly lossless since all variants are created from them. */
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

/** Creates a tiny picture as a data URI, shown enlarged until the real one has loaded. */
async function createPlaceholder(picture: Buffer): Promise<string> {
  const tiny = await openImage(picture)
    .resize(12, 12, { fit: 'inside' })
    .webp({ quality: 30, effort: 6, smartSubsample: true })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** Encodes a stored picture at a width; writes nothing for a width that is not served. */
export async function createVariant(
  from: string,
  to: string,
  width: number,
  format: VariantFormat,
): Promise<VariantResult> {
  const metadata = await openImage(from).metadata();
  const isServed = isServedWidth(metadata.width, width);
  if (isServed)
    await writeSynced(to, await encodeVariant(openImage(from).resize({ width }), format).toBuffer());
  return { isServed, width: metadata.width };
}

function encodeVariant(picture: Sharp, format: VariantFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 50, effort: 3 });
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
