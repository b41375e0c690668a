/** Derives a file name from a caption: letters, digits and hyphens. `untitled` is used for a caption without any. */
export function fileName(caption: string, extension: string, untitled: string): string {
  const words = caption
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return `${(words ?? [untitled]).join('-').slice(0, 80)}.${extension}`;
}
