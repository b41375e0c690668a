/** Size of a picture in its own pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** Decodes a file as the browser will show it. Returns its size; null when the browser cannot show it. */
export async function decodedSize(file: Blob): Promise<PixelSize | null> {
  const src = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(src);
  }
}
