// The app:// scheme: which file a URL means, and with which headers it is served.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

vi.mock('electron', () => ({ protocol: {} }));
const { CONTENT_SECURITY_POLICY, fileOf, respond } = await import('../../src/main/app/scheme.ts');

const parent = mkdtempSync(path.join(os.tmpdir(), 'scheme-'));
const root = path.join(parent, 'renderer');
mkdirSync(path.join(root, 'assets'), { recursive: true });
writeFileSync(path.join(root, 'index.html'), '<!doctype html>');
writeFileSync(path.join(root, 'assets', 'ä b.js'), '0');
writeFileSync(path.join(root, 'secret.pem'), 'key');
writeFileSync(path.join(parent, 'outside.js'), '0');
afterAll(() => rmSync(parent, { recursive: true }));

test.each([
  ['app://bundle/', 'index.html'],
  ['app://bundle/index.html?x#y', 'index.html'],
  ['app://bundle/assets/%C3%A4%20b.js', 'assets/ä b.js'],
])('%s is %s', (url, file) => {
  expect(fileOf(url, root)).toBe(path.join(root, file));
});

test.each([
  'app://elsewhere/index.html',
  'app://bundle/..%2foutside.js',
  'app://bundle/%2e%2e%2foutside.js',
  'app://bundle/..%5coutside.js%00',
  'app://bundle/%2fetc%2fpasswd',
  'app://bundle/%zz',
  'app://bundle/assets',
  'app://bundle/missing.js',
  'app://bundle/secret.pem',
])('%s is not served', async (url) => {
  const response = await respond(url, root);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('not found');
});

test('files come with their type and the policy', async () => {
  const response = await respond('app://bundle/', root);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('<!doctype html>');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY);
});

test('the policy allows nothing inline and nothing from elsewhere', () => {
  expect(CONTENT_SECURITY_POLICY).toMatch(/^default-src 'none';/);
  expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|https?:|\*|blob:/);
});

test('the page is completed, its parts are not', async () => {
  const paged = (html: string): string => `${html}<p>`;
  expect(await (await respond('app://bundle/', root, paged)).text()).toBe('<!doctype html><p>');
  expect(await (await respond('app://bundle/assets/%C3%A4%20b.js', root, paged)).text()).toBe('0');
});
