import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { acceptDiffering, differingScreenshots, renderReport } from './screenshotReport.mjs';

/** Serves the screenshots that differ on a free loopback port, with a form to accept each. */
export async function serveReview(folders) {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST' && pathname === '/accept') {
      await accept(folders, { request, response, at: Number(searchParams.get('at')) || 0 });
    } else if (request.method !== 'GET') {
      response.writeHead(405, { allow: 'GET, POST' }).end();
    } else if (pathname === '/') {
      const page = renderReport(differingScreenshots(folders), { canAccept: true });
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    } else {
      sendScreenshot(folders, response, pathname.slice(1));
    }
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function accept(folders, { request, response, at }) {
  // Another site must not accept screenshots in the reviewer's name.
  if (request.headers.origin !== `http://${request.headers.host}`) {
    response.writeHead(403).end();
    return;
  }
  const body = await readForm(request);
  const isAccepted = acceptDiffering(folders, body.get('name') ?? '');
  if (isAccepted) response.writeHead(303, { location: `/#screenshot-${at}` }).end();
  else response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such screenshot.\n');
}

const maxFormLength = 1000;

async function readForm(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > maxFormLength) break;
  }
  return new URLSearchParams(text.slice(0, maxFormLength));
}

/** Sends the pictures of differing screenshots only. Story ids need no URL decoding. */
function sendScreenshot({ differences, baselines }, response, file) {
  const [, name, kind] = /^(.+)-(expected|received|diff)\.png$/.exec(file) ?? [];
  const known = differingScreenshots({ differences, baselines }).find((one) => one.name === name);
  if (!known?.kinds.includes(kind)) {
    response.writeHead(404).end();
    return;
  }
  const path = kind === 'expected' ? join(baselines, `${name}.png`) : join(differences, file);
  response
    .writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store' })
    .end(readFileSync(path));
}
