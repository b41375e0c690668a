import type { ClipboardTexts } from './parsePastedBlock.ts';

/** Reads the clipboard after a press; null when the browser denies access or there is no text. */
export async function readClipboard(): Promise<ClipboardTexts | null> {
  try {
    const items = await navigator.clipboard.read();
    const read = async (type: string) =>
      (await items.find(({ types }) => types.includes(type))?.getType(type))?.text() ?? '';
    const texts = { html: await read('text/html'), text: await read('text/plain') };
    return texts.html === '' && texts.text === '' ? null : texts;
  } catch {
    return null;
  }
}

/** Writes the clipboard after a press. Returns false when the browser denies access. */
export async function writeClipboard({ html, text }: ClipboardTexts): Promise<boolean> {
  try {
    const blobs = { 'text/html': html, 'text/plain': text };
    await navigator.clipboard.write([new ClipboardItem(blobs)]);
    return true;
  } catch {
    return false;
  }
}
