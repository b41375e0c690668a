import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { checkDatabase } from './checkDatabase.ts';
import { checkDataDir } from './checkDataDir.ts';
import { checkBucket, checkMail } from './checkServices.ts';
import { checkSettings, createRedaction } from './checkSettings.ts';
import { errorText, type Finding } from './finding.ts';

export interface ExaminationOptions {
  env: Readonly<Record<string, string | undefined>>;
  /** Folder of the program. */
  projectDir: string;
  now: Date;
}

/** Checks an installation from the outside, beside its server or without one. Sends no mail and prints no secret. */
export async function examineInstallation({ env, projectDir, now }: ExaminationOptions): Promise<Finding[]> {
  const versions = await runCheck('Elvora', () => checkVersions(projectDir));
  const { config, findings } = checkSettings(env, projectDir);
  if (config === null) {
    const text = 'not checked, because the settings are invalid';
    return [...versions, ...findings, { subject: 'Anything else', state: 'problem', text }];
  }
  const redact = createRedaction(config);
  const found = [
    ...versions,
    ...findings,
    ...(await runCheck('Folder', () => checkDataDir(config.dataDir))),
    ...(await runCheck('Database', () => checkDatabase(config, now))),
    ...(await runCheck('Mail', () => checkMail(config))),
    ...(await runCheck('Bucket', () => checkBucket(config))),
  ];
  return found.map((finding) => ({ ...finding, text: redact(finding.text) }));
}

/** A check that throws is a problem of its own, and hides nothing that others find. */
async function runCheck(subject: string, check: () => Promise<Finding | Finding[]>): Promise<Finding[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    const text = `could not be checked: ${errorText(error)}`;
    return [{ subject, state: 'problem', text, advice: 'Mend what the text names, and run this again.' }];
  }
}

const manifest = v.object({ version: v.string(), devDependencies: v.object({ node: v.string() }) });

/** The Node that the tests run on is the one of package.json. */
async function checkVersions(projectDir: string): Promise<Finding[]> {
  const { version, devDependencies } = v.parse(
    manifest,
    JSON.parse(await readFile(join(projectDir, 'package.json'), 'utf8')),
  );
  const running = process.versions.node;
  const isTested = running.split('.')[0] === devDependencies.node.split('.')[0];
  return [
    { subject: 'Elvora', state: 'ok', text: version },
    isTested
      ? { subject: 'Node', state: 'ok', text: running }
      : {
          subject: 'Node',
          state: 'warning',
          text: `${running}, tested with ${devDependencies.node}`,
          advice: 'Start the server with npm start, or with node_modules/.bin/node.',
        },
  ];
}
