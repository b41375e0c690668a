/** Pictures of the About page by their paths in the content. */
export const aboutMedia = ['scenes/why-choose-us.jpg'] as const;
