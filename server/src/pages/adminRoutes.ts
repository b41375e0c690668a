import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { cspReportPath } from '../audit/cspReportRoutes.ts';
import { declareAccess } from '../http/routeConfig.ts';

export interface AdminRoutesOptions {
  /** Folder of the built admin panel. */
  adminDir: string;
  apiBase: string;
}

/** Paths of admin pages; any other path below /admin is a 404 inside the admin's layout (D-52). */
const adminPaths = [
  /^\/admin\/?$/,
  /^\/admin\/(dashboard|sign-in|products|search|tables|trash|staff|security|audit-log)\/?$/,
  /^\/admin\/categories(\/\d+(\/history)?)?\/?$/,
  /^\/admin\/products\/\d+\/history\/?$/,
  /^\/admin\/search\/\d+\/history\/?$/,
  /^\/admin\/enquiries(\/\d+)?\/?$/,
];

/** React Aria's only style element, which sets `touch-action` on pressable elements. */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** React Aria positions popovers and dialogs with style attributes set through the DOM, which the policy allows. */
const adminPolicy = (apiBase: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${pressableStyle}`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${apiBase}${cspReportPath}`,
  ].join('; ');

/** The admin panel: one document without any data. The API decides who may see data (O02). */
export async function adminRoutes(app: FastifyInstance, { adminDir, apiBase }: AdminRoutesOptions) {
  declareAccess(app, 'public');
  const policy = adminPolicy(apiBase);
  const file = await readFile(join(adminDir, 'index.html'), 'utf8');
  const html = file.replace('name="api-base" content="/backend"', `name="api-base" content="${apiBase}"`);

  for (const path of ['/admin', '/admin/*']) {
    app.get(path, (request, reply) => {
      const [pathname = ''] = (request.raw.url ?? '').split('?');
      return reply
        .code(adminPaths.some((pattern) => pattern.test(pathname)) ? 200 : 404)
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': policy,
        })
        .send(html);
    });
  }
}
