/** Colours of the documents, from the site's palette. */
export const brand = {
  name: 'ELVORA',
  ink: '#121f2e',
  soft: '#43505f',
  muted: '#5d6976',
  blue: '#0866bb',
  line: '#ced4db',
  header: '#f4f6f8',
} as const;

/** Formats an ISO date as `12 January 2026`. */
function formatLongDate(date: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The line under a document's title. */
export const documentMeta = ({
  version,
  owner,
  uploadDate,
}: {
  version: string;
  owner: string;
  uploadDate: string;
}) => `Version ${version} · ${formatLongDate(uploadDate)} · Owner: ${owner}`;
