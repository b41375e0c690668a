import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';

const pagesDir = fileURLToPath(new URL('pages/', import.meta.url));

export interface PageServer {
  url: (page: string) => string;
  close: () => void;
}

/** Builds the pages for production and serves them on loopback. */
export async function servePages(names: readonly string[]): Promise<PageServer> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    base: '/',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, `${pagesDir}${name}.tsx`])),
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map<string, { body: string | Uint8Array; type: string }>();
  for (const part of result.output) {
    const body = part.type === 'chunk' ? part.code : part.source;
    files.set(`/${part.fileName}`, { body, type: contentTypeOf(part.fileName) });
    if (part.type === 'chunk' && part.isEntry) {
      files.set(`/${part.name}`, { body: renderHtml(part, result.output), type: 'text/html; charset=utf-8' });
    }
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': file.type }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (page) => `http://127.0.0.1:${port}/${page}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Renders a page with a chunk and the styles of its imports. */
function renderHtml(entry: Rolldown.OutputChunk, output: Rolldown.RolldownOutput['output']): string {
  const chunks = new Map(
    output.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const seen = new Set<Rolldown.OutputChunk>();
  const styles = new Set<string>();
  const follow = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const imported of chunk.imports) follow(chunks.get(imported));
    for (const css of chunk.viteMetadata?.importedCss ?? []) styles.add(css);
  };
  follow(entry);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${entry.name}</title><link rel="icon" href="data:,">
${[...styles].map((css) => `<link rel="stylesheet" href="/${css}">`).join('\n')}
<body style="margin:0"><script type="module" src="/${entry.fileName}"></script></body></html>`;
}

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

const contentTypeOf = (file: string) =>
  contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
