export interface VideoPosterLabels {
  /** Name of the poster, by the title of the film. */
  play: (title: string) => string;
  /** Stands in for a film that cannot be played. */
  failed: string;
}

export const videoPosterLabels: VideoPosterLabels = {
  play: (title) => `Play video: ${title}`,
  failed: 'The video could not be played.',
};
