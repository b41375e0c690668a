/** Types that browsers can write, by the extension of their files. The others are animated (GIF) or have no pixels (SVG). */
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Whether a file of the type can be cropped without losing more than what is cut off. */
export function canCropType(type: string): boolean {
  return Object.hasOwn(extensions, type);
}

/** Returns the name with the extension of the type, unless it is right: browsers without a WebP encoder write PNG. */
export function croppedFileName(name: string, { from, to }: { from: string; to: string }): string {
  const extension = extensions[to];
  if (from === to || extension === undefined) return name;
  return `${name.replace(/\.[^.]*$/, '')}.${extension}`;
}
