import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Serves a folder on a free loopback port. */
export async function serveFolder(folder) {
  const server = createServer(async (request, response) => {
    const path = resolveInFolder(folder, request.url ?? '/');
    const found = path ? await stat(path).catch(() => null) : null;
    if (!found?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'content-length': found.size,
    });
    createReadStream(path).pipe(response);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Resolves a URL to a path inside the folder; null when it points outside. */
function resolveInFolder(folder, url) {
  try {
    const { pathname } = new URL(url, 'http://localhost');
    const path = join(folder, decodeURIComponent(pathname === '/' ? '/index.html' : pathname));
    return path.startsWith(folder + sep) && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}
