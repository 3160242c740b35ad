// A picture of what the window shows: with larger text a picture of the page would be cut off.
import type { ElectronApplication } from '@playwright/test';
import { writeFile } from 'node:fs/promises';

export async function windowShot(app: ElectronApplication, file: string): Promise<void> {
  const png = await app.evaluate(async ({ BrowserWindow }) => {
    const image = await BrowserWindow.getAllWindows()[0]?.webContents.capturePage();
    return image?.toPNG().toString('base64') ?? '';
  });
  await writeFile(file, Buffer.from(png, 'base64'));
}
