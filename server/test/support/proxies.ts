import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from './freePort.ts';

const deployFile = (name: string) => readFile(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

export interface Proxy {
  name: 'nginx' | 'caddy';
  /** Port of the site, with TLS. */
  port: number;
  /** Port that redirects to it. */
  plainPort: number;
}

/** Replaces a text of a file of `deploy/`; fails when the file does not have it any more. */
function substitute(text: string, from: string | RegExp, to: string): string {
  const replaced = text.replaceAll(from, to);
  if (replaced === text) throw new Error(`The file has no ${String(from)} to replace.`);
  return replaced;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-proxy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += chunk));
  child.once('exit', (code) => {
    if (code) console.error(`${command} ended with ${code}: ${errors}`);
  });
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  return child;
}

/** Starts nginx with `deploy/nginx.conf`; ports, servers and certificates differ. */
export async function startNginx(upstreams: readonly number[]): Promise<Proxy> {
  const folder = await temporaryFolder();
  const [port, plainPort] = [await freePort(), await freePort()];
  const subject = ['-subj', '/CN=shop.example', '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  execFileSync('openssl', ['req', '-x509', ...subject, ...files], { stdio: 'ignore' });
  let site = await deployFile('nginx.conf');
  site = substitute(site, /listen (\[::\]:)?443/g, `listen $1${port}`);
  site = substitute(site, /listen (\[::\]:)?80;/g, `listen $1${plainPort};`);
  site = substitute(
    site,
    /server 127\.0\.0\.1:3000( [^;]*)?;/g,
    upstreams.map((to) => `server 127.0.0.1:${to}$1;`).join('\n'),
  );
  // Loopback only.
  site = site.replaceAll(/listen \[::\]:[^;]*;/g, '').replaceAll('listen ', 'listen 127.0.0.1:');
  await writeFile(join(folder, 'site.conf'), site);
  await mkdir(join(folder, 'tmp'));
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; worker_processes 2; error_log ${folder}/error.log warn;
    events { worker_connections 4096; }
    http {
      access_log off; ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;
      client_body_temp_path ${folder}/tmp/a; proxy_temp_path ${folder}/tmp/b; fastcgi_temp_path ${folder}/tmp/c;
      uwsgi_temp_path ${folder}/tmp/d; scgi_temp_path ${folder}/tmp/e;
      include ${folder}/site.conf;
    }`,
  );
  const conf = join(folder, 'nginx.conf');
  execFileSync('nginx', ['-t', '-c', conf, '-e', join(folder, 'error.log')], { stdio: 'pipe' });
  run('nginx', ['-c', conf, '-e', join(folder, 'error.log')]);
  return { name: 'nginx', port, plainPort };
}

/** Starts Caddy with `deploy/Caddyfile`; ports and the certificate differ. */
export async function startCaddy(upstreams: readonly number[]): Promise<Proxy> {
  const folder = await temporaryFolder();
  const [port, plainPort] = [await freePort(), await freePort()];
  const site = await deployFile('Caddyfile');
  await writeFile(
    join(folder, 'Caddyfile'),
    `{\n\tadmin off\n\tskip_install_trust\n\tlocal_certs\n\tdefault_bind 127.0.0.1\n\thttp_port ${plainPort}\n\thttps_port ${port}\n}\n${site}`,
  );
  const env = {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_HOST: 'shop.example',
    SERVERS: upstreams.map((to) => `127.0.0.1:${to}`).join(' '),
  };
  run('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], env);
  return { name: 'caddy', port, plainPort };
}
