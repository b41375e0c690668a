import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const scriptsDir = fileURLToPath(new URL('../', import.meta.url));

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
    write(`${name}/build.sh`, 'mkdir -p dist && cp text.txt dist/');
  }
  write('package.json', JSON.stringify({ name: 'x', private: true, workspaces: ['storefront', 'admin'] }));
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
    mendBuild: () => write('admin/build.sh', 'mkdir -p dist && cp text.txt dist/'),
    update: (...args: string[]) =>
      spawnSync(process.execPath, ['scripts/update.mjs', ...args], { cwd: project, encoding: 'utf8' }),
    current: () => readFileSync(join(project, '.releases/current/admin/dist/text.txt'), 'utf8'),
    releases: () => readdirSync(join(project, '.releases')).filter((name) => /^[0-9a-f]{12}$/.test(name)),
    exists: (path: string) => existsSync(join(project, path)),
  };
}

it(
  'builds each release in a folder of its own, switches when it is complete, and goes back',
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
      stdout: expect.stringContaining('The release that runs has not been touched'),
    });
    expect(project.current()).toBe('first');

    project.mendBuild();
    project.commit('second');
    expect(project.update('--restart', 'touch restarted').status).toBe(0);
    expect(project.current()).toBe('second');
    expect(project.exists('restarted')).toBe(true);
    expect(project.releases()).toHaveLength(2);
    // Nothing is installed or built where the commands are given.
    expect(project.exists('admin/dist')).toBe(false);

    expect(project.update('--back').status).toBe(0);
    expect(project.current()).toBe('first');
    expect(project.update().stdout).not.toContain('Building');
    expect(project.current()).toBe('second');
  },
);
