import { croppedFileName } from './cropFileOps.ts';
import { type Crop, cropPixels } from './cropGeometry.ts';

/** Quality of JPEG and WebP files, from 0 to 1: above what photos visibly lose. */
const quality = 0.92;

/** Returns a file of the cropped picture, turned upright as shown. Throws when the browser cannot decode or write it. */
export async function cropImage(file: File, crop: Crop): Promise<File> {
  const src = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = src;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const { x, y, width, height } = cropPixels(crop, { width: naturalWidth, height: naturalHeight });
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, file.type, quality);
    });
    if (!blob) throw new Error(`${file.name} cannot be written: its picture is too large for a canvas.`);
    const name = croppedFileName(file.name, { from: file.type, to: blob.type });
    return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
  } finally {
    URL.revokeObjectURL(src);
  }
}
