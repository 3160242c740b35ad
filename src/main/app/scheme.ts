// The app:// scheme: serves the built page, read-only, with its content security policy.
import { protocol } from 'electron';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const SCHEME = 'app';
const HOST = 'bundle';

/** Origin of our own page. */
export const ORIGIN = `${SCHEME}://${HOST}`;

export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html',
].join('; ');

/** What the build puts out; a file of any other kind is not served. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};

/** The file a URL of the scheme means, or undefined if it means none inside `root`. */
export function fileOf(url: string, root: string): string | undefined {
  const { host, pathname } = new URL(url);
  if (host !== HOST) return undefined;
  let relative: string;
  try {
    relative = pathname === '/' ? 'index.html' : decodeURIComponent(pathname.slice(1));
  } catch {
    return undefined; // a malformed % escape
  }
  if (relative.includes('\0')) return undefined;
  const file = path.resolve(root, relative);
  const inside = path.relative(root, file);
  return inside === '' || inside.startsWith('..') || path.isAbsolute(inside) ? undefined : file;
}

/** The response to a request for the page or one of its parts; `paged` completes the page itself. */
export async function respond(url: string, root: string, paged = (html: string): string => html): Promise<Response> {
  const file = fileOf(url, root);
  const type = file === undefined ? undefined : TYPES[path.extname(file)];
  if (file === undefined || type === undefined) return notFound();
  try {
    const content = await readFile(file);
    const isPage = path.extname(file) === '.html';
    return new Response(isPage ? paged(content.toString('utf8')) : new Uint8Array(content), {
      headers: {
        'Content-Type': type,
        'Content-Security-Policy': CONTENT_SECURITY_POLICY,
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Referrer-Policy': 'no-referrer',
      },
    });
  } catch {
    return notFound();
  }
}

function notFound(): Response {
  return new Response('not found', { status: 404, headers: { 'Content-Security-Policy': CONTENT_SECURITY_POLICY } });
}

/** Makes app:// a proper, secure origin. Must run before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the files under `root` as app://bundle/. */
export function serveScheme(root: string, paged: (html: string) => string): void {
  protocol.handle(SCHEME, (request) => respond(request.url, root, paged));
}
