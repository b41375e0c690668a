import type { DocumentItem } from '@elvora/catalogue/model';
import type { FastifyInstance } from 'fastify';
import { createApiHandler } from '../../src/api/apiHandler.ts';
import { type AppOptions, buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createEnquiryService } from '../../src/enquiries/enquiryService.ts';
import { seedCatalogue } from '../../src/seed/seedCatalogue.ts';
import { createStaffService } from '../../src/staff/staffService.ts';
import type { Store } from '../../src/store/index.ts';
import { readSiteTexts } from '../../src/texts/siteTexts.ts';
import { stubMediaLibrary } from './fakeMediaLibrary.ts';
import { cheapPasswordCost } from './staff.ts';
import { silentLogger } from './testDatabases.ts';

export const ownerPassword = 'a password for tests';

export const sampleDocuments: readonly DocumentItem[] = [
  {
    id: 1,
    serialNumber: 1,
    name: 'Social Compliance Policy',
    type: 'pdf',
    size: '240 KB',
    uploadDate: '2026-01-12',
    filePath: '/media/documents/social-compliance-policy.pdf',
  },
];

export interface TestAppOptions extends Partial<Omit<AppOptions, 'config'>> {
  store: Store;
  environment?: Readonly<Record<string, string>>;
}

/** Creates the app for a store with the owner's account, without listening. */
export async function testApp({
  store,
  environment = {},
  now,
  ...parts
}: TestAppOptions): Promise<FastifyInstance> {
  const staff = createStaffService({ store, now, cost: cheapPasswordCost });
  await staff.ensureOwner(ownerPassword);
  return buildApp({
    config: readConfig({ READ_RATE: '0', ...environment }, '/nowhere'),
    store,
    staff,
    clock: { confirm: async () => null },
    enquiries: createEnquiryService({ store, onMailQueued: null, now }),
    apiHandler: createApiHandler({ store, documents: sampleDocuments, texts: await readSiteTexts() }),
    logger: silentLogger,
    now,
    shedsLoad: false,
    ...parts,
  });
}

/** Seeds a store without decoding pictures. */
export const seedStore = (store: Store) => seedCatalogue({ store, media: stubMediaLibrary, now: new Date() });

export interface Credentials {
  userName: string;
  password: string;
  stays?: boolean;
}

/** Signs in the owner, or another user, and returns the cookie to send. */
export async function signIn(
  app: FastifyInstance,
  payload: Credentials = { userName: 'admin', password: ownerPassword },
): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/backend/staff/session',
    payload,
  });
  const cookie = response.cookies.find(({ name }) => name.endsWith('staff'));
  if (!cookie) throw new Error(`The sign-in failed: ${response.body}`);
  return `${cookie.name}=${cookie.value}`;
}
