import type { ComponentType } from 'react';
import type { Configuration } from '../data/configuration.ts';
import type { LoadApiClient } from '../data/DataContext.tsx';
import type { PageResults } from '../data/pageResults.ts';
import type { RejectedForm } from '@elvora/catalogue/contract';
import type { MetadataCollector } from '../document/MetadataContext.tsx';

/** Arguments that the entries pass to the app. */
export interface AppProps {
  loadApiClient: LoadApiClient;
  configuration: Configuration;
  results: PageResults;
  /** Collects the page's metadata on the server; null in the browser. */
  collector: MetadataCollector | null;
  /** The form that was posted without script and rejected. */
  rejectedForm: RejectedForm | null;
  /** The page of the address. */
  Page: ComponentType;
}
