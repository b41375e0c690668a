import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { readCompany } from '../mail/company.ts';

const { name } = await readCompany();
const companyNameHtml = name.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

const logoSvg =
  '<svg aria-hidden="true" width="30" height="30" viewBox="0 0 32 32"><rect width="32" height="32" rx="5" fill="#1976d2"/>' +
  '<path fill="#fff" d="M7.25 6.75H23v3.5H10.75v4h5.75v3.5h-5.75v4H23v3.5H7.25z"/>' +
  '<circle cx="21.5" cy="16" r="2.5" fill="#ff5f8d"/></svg>';

/** The site's basic styles, inline: any resource the page would load might be what failed. */
const pageStyle = `
:root{color-scheme:light}
body{margin:0;font:16px/1.5 "Mona Sans Variable",system-ui,"Segoe UI",Roboto,Arial,sans-serif;color:#121f2e;background:#fff}
header{padding:20px 16px;border-bottom:1px solid #e0e4e9}
header a{display:inline-flex;gap:10px;align-items:center;font-weight:700;letter-spacing:.045em;color:inherit;text-decoration:none}
main{max-width:720px;padding:64px 16px;margin:0 auto}
h1{margin:0 0 16px;font-size:clamp(28px,5vw,40px);line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
p,form{margin:0 0 16px;color:#43505f}
main a,button{display:inline-block;padding:11px 22px;font:inherit;font-size:14px;font-weight:600;line-height:1.5;color:#fff;text-decoration:none;background:#1976d2;border:0;border-radius:4px;cursor:pointer}
main a:hover,button:hover{background:#0866bb}
form~p a{color:#121f2e;background:#fff;box-shadow:inset 0 0 0 1px #ced4db}
form~p a:hover{background:#f4f6f8}
a:focus-visible,button:focus-visible{outline:2px solid #1976d2;outline-offset:2px}
@media (min-width:900px){header{padding-inline:32px}main{padding-block:104px}}
@media (forced-colors:active){main a,button{border:1px solid}}
`;

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** Content security policy of a page without external resources; callers may extend it. */
export const minimalPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`;

/** Headers of a page without external resources. */
export const minimalPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': minimalPagePolicy,
} as const;

/** Renders a self-contained page for errors, without internals. `message` and `content` are HTML. */
export function renderMinimalPage(
  message: string,
  { requestId, content = '' }: { requestId?: string | undefined; content?: string } = {},
): string {
  const reference = requestId === undefined ? '' : `<p>Reference: ${requestId.replace(/[^\w-]/g, '')}</p>`;
  return (
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${message} – ${companyNameHtml}</title>` +
    `<style>${pageStyle}</style></head><body>` +
    `<header><a href="/">${logoSvg}${companyNameHtml}</a></header>` +
    `<main><h1>${message}</h1>${content}${reference}<p><a href="/">Go to the home page</a></p></main></body></html>`
  );
}

export function sendMinimalPage(reply: FastifyReply, status: number, message: string, requestId?: string) {
  return reply.code(status).headers(minimalPageHeaders).send(renderMinimalPage(message, { requestId }));
}
