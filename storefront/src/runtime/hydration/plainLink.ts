/** Links that do nothing but lead somewhere; with a role they are controls, such as the thumbnails of a gallery. */
export const plainLink = 'a[href]:not([role])';
