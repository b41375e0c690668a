import { ButtonLink } from '@elvora/design-system/Button';
import { type DocumentRow, DocumentsTable } from '@elvora/design-system/DocumentsTable';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { IconFileTypePdf } from '@elvora/design-system/Icon';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Skeleton } from '@elvora/design-system/Skeleton';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { errorHelpText } from '../site/errorHelp.ts';

export type MediaState =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void; isRetrying: boolean }
  | { status: 'ready'; documents: readonly DocumentRow[] };

export interface MediaViewProps {
  title: string;
  lead: string;
  breadcrumbs: readonly Breadcrumb[];
  /** The highlighted document. */
  supplierCode: { title: string; href: string };
  state: MediaState;
}

/** Documents to preview and download. */
export function MediaView({ title, lead, breadcrumbs, supplierCode, state }: MediaViewProps) {
  return (
    <>
      <PageHeader
        action={
          <ButtonLink
            href={supplierCode.href}
            icon={IconFileTypePdf}
            label={`${supplierCode.title}, PDF, opens in a new tab`}
            opensNewTab
            tone="secondary"
          >
            {supplierCode.title}
          </ButtonLink>
        }
        breadcrumbs={breadcrumbs}
        lead={lead}
        title={title}
      />
      <Section rhythm="catalogue">
        <Container>
          <Documents state={state} />
        </Container>
      </Section>
    </>
  );
}

const skeletonRows = Array.from({ length: 16 }, (_, at) => at);

function Documents({ state }: { state: MediaState }) {
  switch (state.status) {
    case 'loading':
      return (
        <Stack gap="1">
          {skeletonRows.map((row) => (
            <Skeleton height="45px" key={row} />
          ))}
        </Stack>
      );
    case 'failed':
      return (
        <ErrorPanel
          isRetrying={state.isRetrying}
          onRetry={state.onRetry}
          text={errorHelpText}
          title="The files could not be loaded"
        />
      );
    case 'ready':
      return <DocumentsTable items={state.documents} />;
  }
}
