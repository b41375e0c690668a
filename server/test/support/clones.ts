import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ServerProgram } from './serverProcess.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** A clone of the repository on a machine, as docs/deploy.md describes it. */
export interface Clone {
  /** Builds a commit beside the running server by `npm run update`, and makes it the current release. */
  update(commit: string): Promise<void>;
  /** The server of the current release, started as `deploy/elvora.service` does. */
  server: ServerProgram;
}

/** Commits of an update: from `UPDATE_FROM`, else the previous release, else the commit of a day ago, to the current one. */
export function updatedCommits(): { from: string; to: string } {
  const [release] = git('tag', '--merged', 'HEAD~', '--list', 'v*', '--sort=-creatordate').split('\n');
  const wanted =
    process.env['UPDATE_FROM'] ?? (release || git('rev-list', '-1', '--before=1 day ago', 'HEAD'));
  return { from: git('rev-parse', `${wanted}^{commit}`), to: git('rev-parse', 'HEAD') };
}

/** A folder of clones, which share the first release: it is built once. */
export async function createClones(from: string) {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-clones-'));
  const template = join(folder, 'template');
  await run('git', ['clone', '--quiet', root, template]);
  await run('git', ['checkout', '--quiet', '-B', 'deployed', from], { cwd: template });
  await updateIn(template, from);
  let count = 0;
  return {
    async create(): Promise<Clone> {
      const clone = join(folder, String(++count));
      // With links instead of copies, which `npm run update` never writes to.
      await run('cp', ['--archive', '--link', template, clone]);
      const current = join(clone, '.releases/current');
      return {
        update: (commit) => updateIn(clone, commit),
        server: {
          cwd: current,
          command: [join(current, 'node_modules/.bin/node'), '--max-semi-space-size=4', 'server/src/main.ts'],
        },
      };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function updateIn(clone: string, commit: string): Promise<void> {
  // The npm that runs these tests must not lead another one to its own folder.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|VITEST)/.test(name)),
  );
  await run('npm', ['run', 'update', '--', commit], { cwd: clone, env, maxBuffer: 64 * 1024 * 1024 });
}
