import type { ComponentType } from 'react';
import type { Configuration } from './configuration.ts';
import type { Answers } from './data/answers.ts';
import { DataProvider, type LoadLine } from './data/DataContext.tsx';
import { type DocumentCollector, DocumentProvider } from './document/DocumentContext.tsx';
import { AnsweredFormProvider } from './data/AnsweredFormProvider.tsx';
import type { RefusedForm } from './forms/answeredForm.ts';
import { Frame } from './frame/Frame.tsx';
import { type Edges, lazyEdges } from './frame/lazyEdges.ts';
import { RouteOutlet } from './router/RouteOutlet.tsx';

export interface AppProps {
  loadLine: LoadLine;
  configuration: Configuration;
  answers: Answers;
  /** Where the server reads what the page says of itself; null in the browser. */
  collector: DocumentCollector | null;
  /** The form the page was sent with, when it could not be taken. */
  refused: RefusedForm | null;
  /** The page the server draws. */
  Page: ComponentType;
  /** @default those that are hydrated lazily */
  edges?: Edges;
}

/** The public site: the frame, and in it the page of the address. */
export function App({
  loadLine,
  configuration,
  answers,
  collector,
  refused,
  Page,
  edges = lazyEdges,
}: AppProps) {
  return (
    <DocumentProvider collector={collector}>
      <DataProvider answers={answers} configuration={configuration} loadLine={loadLine}>
        <AnsweredFormProvider refused={refused}>
          <Frame edges={edges}>
            <RouteOutlet First={Page} />
          </Frame>
        </AnsweredFormProvider>
      </DataProvider>
    </DocumentProvider>
  );
}
