/** How the documents look: the ink and blue of the site, on white. */
export const brand = {
  name: 'ELVORA',
  ink: '#121f2e',
  soft: '#43505f',
  muted: '#5d6976',
  blue: '#0866bb',
  line: '#ced4db',
  head: '#f4f6f8',
} as const;

/** Day and month as people read them: 12 January 2026. */
export function formatLongDate(date: string): string {
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
