/** Deployment settings, as the server embeds them in the page. */
export interface Configuration {
  /** Base URL of the API, without a trailing slash. */
  apiBase: string;
  /** Base URL of pictures. */
  imageBase: string;
  /** Origin of the site for absolute links, without a trailing slash. */
  siteUrl: string;
  /** YYYY-MM-DD in the company's time zone, when the page was rendered. */
  today: string;
}

export const imageBase = '/media';
