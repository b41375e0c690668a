import type { DocumentItem, QualityIssue } from '@elvora/catalogue/model';
import type { Store } from '../store/index.ts';
import type { SiteTexts } from '../texts/siteTexts.ts';
import type { CategoryIndex } from './categoryIndex.ts';
import type { CompareHandler } from './comparison.ts';
import type { Finder } from './finder/finder.ts';
import type { ProductArticles } from './productArticles.ts';
import type { PageParams } from './productHandlers.ts';
import type { SlicedResponse } from './productSlices.ts';
import type { TableCheck } from './tableCheck.ts';

/** A request for a resource, with the data its handler needs. */
export interface QueryContext {
  store: Store;
  finder: Finder;
  compare: CompareHandler;
  tableCheck: TableCheck;
  index: CategoryIndex;
  documents: readonly DocumentItem[];
  texts: SiteTexts;
  articlesOf: ProductArticles;
  hasFile: (document: DocumentItem) => Promise<boolean>;
  serverIssues: () => Promise<readonly QualityIssue[]>;
  query: URLSearchParams;
  pagination: PageParams;
  scope: 'visible' | 'all';
  fields: 'card' | 'hit' | 'full';
  client: string;
}

/** Responds to one `?case=` of a path. */
export type CaseHandler = (context: QueryContext) => Promise<SlicedResponse> | SlicedResponse;

export const idParam = ({ query }: QueryContext) => query.get('id') ?? '';
