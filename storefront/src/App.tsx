import { type HeaderFooter, lazyHeaderFooter } from './layout/lazyHeaderFooter.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { DataProvider } from './runtime/data/DataContext.tsx';
import { SubmittedFormProvider } from './runtime/forms/SubmittedFormProvider.tsx';
import { MetadataProvider } from './runtime/document/MetadataContext.tsx';
import { createPageLoader } from './runtime/navigation/pageLoader.ts';
import { RouteOutlet } from './runtime/navigation/RouteOutlet.tsx';
import type { AppProps } from './runtime/start/app.ts';

const pageLoader = createPageLoader(() => import('./routes.ts'));

interface SiteAppProps extends AppProps {
  /** @default those that hydrate lazily */
  headerFooter?: HeaderFooter;
}

/** The public site: the layout around the current page. */
export function App({
  loadApiClient,
  configuration,
  results,
  collector,
  rejectedForm,
  Page,
  headerFooter = lazyHeaderFooter,
}: SiteAppProps) {
  return (
    <MetadataProvider collector={collector}>
      <DataProvider results={results} configuration={configuration} loadApiClient={loadApiClient}>
        <SubmittedFormProvider rejectedForm={rejectedForm}>
          <SiteLayout headerFooter={headerFooter} pageLoader={pageLoader}>
            <RouteOutlet Page={Page} pageLoader={pageLoader} />
          </SiteLayout>
        </SubmittedFormProvider>
      </DataProvider>
    </MetadataProvider>
  );
}
