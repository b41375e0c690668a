import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { startNotices } from '../../src/startNotices.ts';

const noticesFor = (environment: Readonly<Record<string, string>>) =>
  startNotices(readConfig({ DATA_DIR: '/data', ...environment }, '/nowhere'));

it('warns about PostgreSQL without a bucket, and about an open admin', () => {
  const database = { DATABASE_URL: 'postgres://localhost/elvora' };
  expect(noticesFor(database)).toEqual([
    'MEDIA_URL is not set: pictures are stored in /data, where no other server of this database finds them.',
    'RELEASES_DIR is not set either: while several servers are updated, pages may miss their scripts.',
  ]);
  expect(noticesFor({ ...database, RELEASES_DIR: '/shared' })).toHaveLength(1);
  expect(noticesFor({ ...database, MEDIA_URL: 'https://key:secret@host/bucket' })).toEqual([]);
  expect(noticesFor({})).toEqual([]);
  expect(noticesFor({ ADMIN_AUTH: 'off' })).toEqual([expect.stringMatching(/^ADMIN_AUTH is off/)]);
});
