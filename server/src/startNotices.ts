import type { Config } from './config.ts';

/** Lines for the terminal about settings that work but are probably mistakes. */
export function startNotices({
  databaseUrl,
  mediaUrl,
  dataDir,
  releasesDir,
  isAdminOpen,
}: Pick<Config, 'databaseUrl' | 'mediaUrl' | 'dataDir' | 'releasesDir' | 'isAdminOpen'>): string[] {
  return [
    ...(databaseUrl !== null && mediaUrl === null
      ? [
          `MEDIA_URL is not set: pictures are stored in ${dataDir}, where no other server of this database finds them.`,
          ...(releasesDir === null
            ? [
                'RELEASES_DIR is not set either: while several servers are updated, pages may miss their scripts.',
              ]
            : []),
        ]
      : []),
    ...(isAdminOpen ? ['ADMIN_AUTH is off: anyone using this machine can change the catalogue.'] : []),
  ];
}
