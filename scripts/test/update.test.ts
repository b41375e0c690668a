import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const scriptsDir = fileURLToPath(new URL('../', import.meta.url));

/** Fails without the development packages. */
const build = 'test -e ../node_modules/tool && mkdir -p dist && cp text.txt dist/';

/** A repository whose apps are built by copying a text. */
function createProject() {
  const folder = mkdtempSync(join(tmpdir(), 'elvora update '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [origin, project] = [join(folder, 'origin'), join(folder, 'project')];
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.in', ...args], {
      cwd,
      stdio: 'pipe',
    });
  const write = (path: string, text: string) => {
    mkdirSync(join(origin, path, '..'), { recursive: true });
    writeFileSync(join(origin, path), text);
  };
  const app = (name: string) =>
    JSON.stringify({ name: `@x/${name}`, version: '1.0.0', scripts: { build: 'sh build.sh' } });
  for (const name of ['storefront', 'admin']) {
    write(`${name}/package.json`, app(name));
    write(`${name}/build.sh`, build);
  }
  write('tool/package.json', JSON.stringify({ name: 'tool', version: '1.0.0' }));
  write(
    'package.json',
    JSON.stringify({
      name: 'x',
      private: true,
      workspaces: ['storefront', 'admin'],
      devDependencies: { tool: 'file:tool' },
    }),
  );
  write('.gitignore', 'node_modules\n.releases\n');
  cpSync(scriptsDir, join(origin, 'scripts'), { recursive: true });
  const commit = (text: string) => {
    for (const name of ['storefront', 'admin']) write(`${name}/text.txt`, text);
    git(origin, 'add', '--all');
    git(origin, 'commit', '--quiet', '--message', text);
  };
  git(folder, 'init', '--quiet', 'origin');
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--offline'], {
    cwd: origin,
    stdio: 'pipe',
  });
  commit('first');
  git(folder, 'clone', '--quiet', 'origin', 'project');
  return {
    commit,
    breakBuild: () => write('admin/build.sh', 'exit 3'),
    mendBuild: () => write('admin/build.sh', build),
    // Servers set NODE_ENV; the build nevertheless needs development packages.
    update: (...args: string[]) =>
      spawnSync(process.execPath, ['scripts/update.mjs', ...args], {
        cwd: project,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
      }),
    updateIn: (path: string) =>
      spawnSync(process.execPath, ['scripts/update.mjs'], { cwd: join(project, path), encoding: 'utf8' }),
    pathOf: (name = '') => join(project, '.releases', name),
    /** Adds a release; a smaller number makes it older. */
    addRelease(name: string, at: number) {
      mkdirSync(join(project, '.releases', name));
      utimesSync(join(project, '.releases', name), at, at);
    },
    current: () => readFileSync(join(project, '.releases/current/admin/dist/text.txt'), 'utf8'),
    releases: () => readdirSync(join(project, '.releases')).filter((name) => /^[0-9a-f]{12}$/.test(name)),
    partial: () => readdirSync(join(project, '.releases')).filter((name) => name.endsWith('.partial')),
    exists: (path: string) => existsSync(join(project, path)),
  };
}

it(
  'builds each release in its own folder, switches when it is complete, and goes back',
  { timeout: 120_000 },
  () => {
    const project = createProject();
    expect(project.update()).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('systemctl restart'),
    });
    expect(project.current()).toBe('first');

    project.breakBuild();
    project.commit('broken');
    expect(project.update()).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('The running release is unchanged'),
    });
    expect(project.current()).toBe('first');
    expect(project.partial()).toEqual([]);

    project.mendBuild();
    project.commit('second');
    expect(project.update('--restart', 'touch restarted').status).toBe(0);
    expect(project.current()).toBe('second');
    expect(project.exists('restarted')).toBe(true);
    expect(project.releases()).toHaveLength(2);
    // Nothing is installed or built in the clone itself.
    expect(project.exists('admin/dist')).toBe(false);

    expect(project.update('--back').status).toBe(0);
    expect(project.current()).toBe('first');
    expect(project.update().stdout).not.toContain('Building');
    expect(project.current()).toBe('second');

    // A release is not a clone: git would use the enclosing repository.
    expect(project.updateIn('.releases/current')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('is not a clone of the repository'),
    });

    const running = 'a'.repeat(12);
    const idle = ['b', 'c', 'd', 'e'].map((letter) => letter.repeat(12));
    for (const [at, name] of [running, ...idle].entries()) project.addRelease(name, at + 1);
    const server = spawn('sleep', ['60'], { cwd: project.pathOf(running) });
    onTestFinished(() => void server.kill());
    expect(project.update().status).toBe(0);
    // Older than the deleted release, but in use by a process.
    expect(project.exists(`.releases/${running}`)).toBe(true);
    expect(project.exists(`.releases/${idle[0]}`)).toBe(false);
  },
);
