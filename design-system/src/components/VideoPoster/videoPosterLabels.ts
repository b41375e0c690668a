export interface VideoPosterLabels {
  /** Accessible name of the poster. */
  play: (title: string) => string;
  /** Shown when the video cannot be played. */
  failed: string;
}

export const videoPosterLabels: VideoPosterLabels = {
  play: (title) => `Play video: ${title}`,
  failed: 'The video could not be played.',
};
