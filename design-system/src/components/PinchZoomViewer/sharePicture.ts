interface SharedPicture {
  address: string;
  fileName: string;
  title: string;
}

/** Opens the share sheet with a picture as a JPEG. Resolves to false when the picture could not be shared. */
export async function sharePicture({ address, fileName, title }: SharedPicture): Promise<boolean> {
  try {
    const content = await encodeJpeg(address);
    await navigator.share({ files: [new File([content], fileName, { type: content.type })], title });
    return true;
  } catch (cause) {
    // Dismissing the share sheet is not an error.
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}

/** Encodes a picture, usually from the browser's cache. Rejects pictures of other sites, which a canvas may not read. */
async function encodeJpeg(address: string): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError('The canvas has no 2D context.');
  // JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
}
