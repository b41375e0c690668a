import type { DocumentItem } from '@elvora/catalogue/model';
import type { FastifyInstance } from 'fastify';
import { createAnswers } from '../../src/api/answers.ts';
import { type AppParts, buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createEnquiries } from '../../src/enquiries/enquiries.ts';
import { seedCatalogue } from '../../src/seed/seedCatalogue.ts';
import { createStaff } from '../../src/staff/staff.ts';
import type { Store } from '../../src/store/index.ts';
import { readSiteTexts } from '../../src/texts/siteTexts.ts';
import { paperLibrary } from './pictures.ts';
import { cheap } from './staff.ts';
import { quiet } from './stores.ts';

export const ownerPassword = 'a password for tests';

export const someDocuments: readonly DocumentItem[] = [
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

export interface TestAppOptions extends Partial<Omit<AppParts, 'config'>> {
  store: Store;
  environment?: Readonly<Record<string, string>>;
}

/** The app on a store, with the owner's account, not listening. */
export async function testApp({
  store,
  environment = {},
  now,
  ...parts
}: TestAppOptions): Promise<FastifyInstance> {
  const staff = createStaff({ store, now, cost: cheap });
  await staff.ensureOwner(ownerPassword);
  return buildApp({
    config: readConfig(environment, '/nowhere'),
    store,
    staff,
    enquiries: createEnquiries({ store, onMail: null, now }),
    answers: createAnswers({ store, documents: someDocuments, texts: await readSiteTexts() }),
    logger: quiet,
    now,
    ...parts,
  });
}

/** Fills a store with the seed catalogue, without reading its pictures. */
export const seed = (store: Store) => seedCatalogue({ store, media: paperLibrary, now: new Date() });

export interface Credentials {
  userName: string;
  password: string;
  stays?: boolean;
}

/** Signs somebody in, the owner unless it says whom, and gives the cookie to send. */
export async function signIn(
  app: FastifyInstance,
  payload: Credentials = { userName: 'admin', password: ownerPassword },
): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/backend/staff/session',
    payload,
  });
  const [cookie] = answer.cookies;
  if (!cookie) throw new Error(`The sign-in failed: ${answer.body}`);
  return `${cookie.name}=${cookie.value}`;
}
