/** Paths of the gallery's photos, without their texts: they are part of the route table's chunk. */
export const galleryMedia = [
  'gallery/office-1.jpg',
  'gallery/office-2.jpg',
  'gallery/office-3.jpg',
  'gallery/team-1.jpg',
  'gallery/building-1.jpg',
  'gallery/building-2.jpg',
  'gallery/building-3.jpg',
  'gallery/events-1.jpg',
  'gallery/events-2.jpg',
] as const;
