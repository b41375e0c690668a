import sharp from 'sharp';

// Hostile bytes reach native decoders only for the formats that are let in (threats, "Images").
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadHeifFile',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

const pixelCap = 50_000_000;

const open = (input: Buffer | string) =>
  sharp(input, { limitInputPixels: pixelCap, failOn: 'warning', sequentialRead: true }).timeout({
    seconds: 10,
  });

/** File formats of stored pictures, by what a decoder calls them. */
const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', heif: 'avif' } as const;

export const pictureTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const;
export type PictureExtension = keyof typeof pictureTypes;

/** A picture that cannot be taken; the message is for the person who sent it. */
export class PictureError extends Error {
  override name = 'PictureError';
}

export interface ReadPicture {
  /** Ready to be stored: upright, without metadata. */
  bytes: Buffer;
  extension: PictureExtension;
  width: number;
  height: number;
}

/** Decides by content what a file is (D-18), turns it upright and takes its metadata away. Throws `PictureError`. */
export async function readPicture(input: Buffer): Promise<ReadPicture> {
  if (input.length === 0) throw new PictureError('This file is empty.');
  const metadata = await open(input)
    .metadata()
    .catch((cause: unknown) => {
      throw new PictureError('This file is not a JPEG, PNG, GIF, WebP or AVIF picture.', { cause });
    });
  const extension = Object.hasOwn(extensions, metadata.format)
    ? extensions[metadata.format as keyof typeof extensions]
    : undefined;
  if (!extension || (metadata.format === 'heif' && metadata.compression !== 'av1')) {
    throw new PictureError('This file is not a JPEG, PNG, GIF, WebP or AVIF picture.');
  }
  const isTurned = (metadata.orientation ?? 1) !== 1;
  const hasMetadata = Boolean(metadata.exif ?? metadata.xmp ?? metadata.iptc);
  if (!isTurned && !hasMetadata) {
    return { bytes: input, extension, width: metadata.width, height: metadata.height };
  }
  const { data, info } = await sharp(input, { limitInputPixels: pixelCap, failOn: 'warning', animated: true })
    .timeout({ seconds: 10 })
    .autoOrient()
    .toFormat(metadata.format === 'heif' ? 'avif' : metadata.format, { quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, extension, width: info.width, height: info.pageHeight ?? info.height };
}

/** A picture of a few pixels as a data URI, to be stretched where the real one will stand. */
export async function placeholderOf(input: Buffer): Promise<string> {
  const tiny = await open(input)
    .resize(12, 12, { fit: 'inside' })
    .webp({ quality: 30, effort: 6, smartSubsample: true })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

export const variantFormats = ['avif', 'webp', 'jpg'] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** The picture at a width in a format browsers ask for. */
export function encodeVariant(file: string, width: number, format: VariantFormat): Promise<Buffer> {
  const resized = open(file).resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return resized.avif({ quality: 55, effort: 3 }).toBuffer();
    case 'webp':
      return resized.webp({ quality: 78, effort: 4 }).toBuffer();
    case 'jpg':
      return resized.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
