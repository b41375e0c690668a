import type { ComponentType } from 'react';
import type { DeclareResources, PageRequest } from '../data/pageResources.ts';

export interface PageModule {
  Route: ComponentType;
}

/** A page's entries in the sitemap: its own path, or one entry for each item of a list. */
export type SitemapSource = 'self' | 'eachCategory' | 'eachArticle' | 'eachProduct';

/** A page of the site: its path, its module and the resources it needs before it is rendered. */
export interface PageDefinition {
  /** Pattern of the path, as React Router matches it. */
  path: string;
  /** Source file of the module, as the build's manifest names it. */
  module: string;
  load: () => Promise<PageModule>;
  /** Hydrates once its scripts have loaded, because it restores or sends something. Other pages wait for intent. */
  isEager?: true;
  /**
   * Resources besides those of the layout. Called again with the results, which may require further
   * resources.
   */
  resources: DeclareResources;
  /**
   * Canonical path to redirect to with the query; null when the path is canonical or the results do not determine it
   * yet.
   */
  redirect?: (request: PageRequest) => string | null;
  /** Null keeps the page out of the sitemap. */
  sitemap: SitemapSource | null;
}

/** For pages without resources of their own. */
export const noResources: DeclareResources = () => ({});
