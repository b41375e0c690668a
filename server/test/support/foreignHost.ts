import sharp from 'sharp';
import { startLocalServer } from './localServer.ts';

const picture = (colour: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** Starts a foreign host with the API of chapter 7 and deviations: numbers as text, quoted image names, NUL. */
export async function startForeignHost() {
  const files = new Map([
    ['/uploads/red.png', await picture('#c00')],
    ['/uploads/blue lamp.png', await picture('#00c')],
    ['/uploads/notes.txt', Buffer.from('no picture')],
  ]);
  const category = (cid: number, cname: string, cparentname = '', cactive = '1') => ({
    cid: String(cid),
    cname,
    cparentname,
    cactive,
    cimage: cid === 4 ? '/uploads/red.png' : '',
  });
  const lists: Readonly<Record<string, unknown>> = {
    '/categories': { success: true, data: [category(9, 'Relays'), category(4, 'Cable & Glands')] },
    '/categories?case=get_sub_categories': {
      success: true,
      data: [
        // A parent listed later, a missing parent, and a duplicate.
        category(12, 'Timers', 'Small relays'),
        category(11, 'Small relays', 'relays'),
        category(13, 'Lost', 'Gone', '0'),
        category(14, 'LOST', 'Relays'),
        category(15, 'Ring A', 'Ring B'),
        category(16, 'Ring B', 'Ring A'),
      ],
    },
    '/products': {
      success: true,
      data: [
        {
          id: '70',
          name: 'Timer 24 V',
          description: 'Counts\0\nseconds',
          images: '"red.png","blue lamp.png"',
          category_id: 'Timers',
          keyword: 'timer, 24v',
          bestseller: '1',
          trending: 0,
          data: JSON.stringify({ headers: ['Code'], rows: [{ a1: 'T-\u000024' }] }),
          drawing: { family: 'of-another-program', columns: { W: 'Code' } },
        },
        {
          id: 71,
          name: 'Odd one',
          images: 'missing.png,notes.txt,red.png',
          category_id: 'Nowhere',
          data: '{broken',
        },
        { id: 71, name: 'Same number', category_id: 'Relays', images: '' },
      ],
    },
  };
  const { url } = await startLocalServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    const list = lists[path];
    if (list !== undefined) {
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
    }
    const file = files.get(path);
    return file ? response.writeHead(200).end(file) : response.writeHead(404).end();
  });
  return {
    base: url,
    imageBase: `${url}/uploads`,
    allowsPrivate: true,
  };
}
