import type { RejectedForm } from '@elvora/catalogue/contract';
import type { ComponentType } from 'react';
import type { Configuration } from './configuration.ts';
import type { ResourceResults } from './data/resourceResults.ts';
import { DataProvider, type LoadApiClient } from './data/DataContext.tsx';
import { type MetadataCollector, MetadataProvider } from './document/MetadataContext.tsx';
import { SubmittedFormProvider } from './data/SubmittedFormProvider.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { type HeaderFooter, lazyHeaderFooter } from './layout/lazyHeaderFooter.ts';
import { RouteOutlet } from './router/RouteOutlet.tsx';

export interface AppProps {
  loadApiClient: LoadApiClient;
  configuration: Configuration;
  results: ResourceResults;
  /** Where the server reads what the page says of itself; null in the browser. */
  collector: MetadataCollector | null;
  /** The form the page was sent with, when it could not be taken. */
  rejectedForm: RejectedForm | null;
  /** The page the server draws. */
  Page: ComponentType;
  /** @default those that are hydrated lazily */
  headerFooter?: HeaderFooter;
}

/** The public site: the frame, and in it the page of the address. */
export function App({
  loadApiClient,
  configuration,
  results,
  collector,
  rejectedForm,
  Page,
  headerFooter = lazyHeaderFooter,
}: AppProps) {
  return (
    <MetadataProvider collector={collector}>
      <DataProvider results={results} configuration={configuration} loadApiClient={loadApiClient}>
        <SubmittedFormProvider rejectedForm={rejectedForm}>
          <SiteLayout edges={headerFooter}>
            <RouteOutlet First={Page} />
          </SiteLayout>
        </SubmittedFormProvider>
      </DataProvider>
    </MetadataProvider>
  );
}
