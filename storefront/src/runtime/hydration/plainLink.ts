/** Links that only navigate; with a role they are controls, such as the thumbnails of a gallery. */
export const plainLink = 'a[href]:not([role])';
