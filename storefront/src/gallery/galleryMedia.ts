/** Paths of the gallery's photos, apart from what is said of them: the route table, which every page has, needs them. */
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
