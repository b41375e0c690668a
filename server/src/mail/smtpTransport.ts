import nodemailer from 'nodemailer';
import type { SendMail } from './mailer.ts';

const second = 1000;

/** Sends mail over SMTP. Attachments by file path or URL are disabled. */
export function createSmtpTransport(url: string): {
  send: SendMail;
  /** Connects and signs in; rejects when that fails. */
  verify: () => Promise<void>;
  close: () => void;
} {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
    dnsTimeout: 10 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      await transport.sendMail({ ...message, headers: { ...message.headers } });
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
