/** What the server tells the page about where it runs. */
export interface Configuration {
  /** Where the API is; no slash at the end. */
  apiBase: string;
  /** Where pictures are. */
  imageBase: string;
  /** Address of the site for absolute links; no slash at the end. */
  siteUrl: string;
  /** YYYY-MM-DD where the company is, when the page was drawn. */
  today: string;
}

export const imageBase = '/media';
