/** URL of the variant in which a picture inside the element has been loaded; undefined if none has. */
export function loadedPictureUrl(element: Element | null | undefined): string | undefined {
  const image = element?.querySelector('img');
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
}
