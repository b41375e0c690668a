import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The raw message. */
  data: string;
}

/** Starts a minimal SMTP server; `answerTo` returns the response to a recipient. */
export async function startFakeSmtpServer(
  answerTo: (address: string) => string = () => '250 ok',
  port = 0,
): Promise<{ url: string; port: number; mails: ReceivedMail[]; close: () => Promise<void> }> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let mail: ReceivedMail = { from: '', to: [], data: '' };
    let isData = false;
    let rest = '';
    socket.write('220 test ESMTP\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      rest += chunk;
      for (;;) {
        const at = rest.indexOf('\r\n');
        if (at === -1) return;
        const line = rest.slice(0, at);
        rest = rest.slice(at + 2);
        if (isData) {
          if (line === '.') {
            isData = false;
            mails.push(mail);
            mail = { from: '', to: [], data: '' };
            socket.write('250 kept\r\n');
          } else mail.data += `${line}\r\n`;
          continue;
        }
        const address = /<(.*)>/.exec(line)?.[1] ?? '';
        const word = line.slice(0, 4).toUpperCase();
        if (word === 'MAIL') mail.from = address;
        if (word === 'RCPT') {
          const answer = answerTo(address);
          if (answer.startsWith('250')) mail.to.push(address);
          socket.write(`${answer}\r\n`);
        } else if (word === 'DATA') {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (word === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  onTestFinished(close);
  const { port: taken } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${taken}`, port: taken, mails, close };
}

/** Decodes the text of a mail, whichever transfer encoding its characters need. */
export function decodeMailText(mail: string): string {
  const headEnd = mail.indexOf('\r\n\r\n');
  const text = mail.slice(headEnd + 4);
  const [, encoding = ''] = /content-transfer-encoding: (\S+)/i.exec(mail.slice(0, headEnd)) ?? [];
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
