/** The About page's own pictures. */
export const aboutMedia = ['scenes/why-choose-us.jpg'] as const;
