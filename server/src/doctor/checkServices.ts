import type { Config } from '../config.ts';
import { openBucket } from '../media/bucket.ts';
import { errorText, type Finding } from './finding.ts';

/** Signs in to the mail server, without sending anything. */
export async function checkMail({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Finding> {
  if (smtpUrl === null) {
    return { subject: 'Mail', state: 'ok', text: 'SMTP_URL is not set: enquiries appear in the admin only' };
  }
  const { host } = new URL(smtpUrl);
  // Lazy: installations without mail never load nodemailer.
  const { createSmtpTransport } = await import('../mail/smtpTransport.ts');
  const transport = createSmtpTransport(smtpUrl);
  try {
    await transport.verify();
    return { subject: 'Mail', state: 'ok', text: `${host} answers and accepts the user` };
  } catch (error) {
    const advice =
      'Mail waits until it can be sent. Check SMTP_URL, and whether this machine may connect to that port.';
    return { subject: 'Mail', state: 'problem', text: `${host}: ${errorText(error)}`, advice };
  } finally {
    transport.close();
  }
}

/** Lists the objects of the bucket. */
export async function checkBucket({ mediaUrl }: Pick<Config, 'mediaUrl'>): Promise<Finding> {
  if (mediaUrl === null) {
    return { subject: 'Bucket', state: 'ok', text: 'MEDIA_URL is not set: pictures are in DATA_DIR' };
  }
  const { host, pathname } = new URL(mediaUrl);
  const name = `${host}${pathname}`;
  const bucket = await openBucket(mediaUrl);
  try {
    await bucket.ping();
    return { subject: 'Bucket', state: 'ok', text: `${name} answers and lists its objects` };
  } catch (error) {
    const advice = 'Check MEDIA_URL; its key needs to read, write, delete and list objects.';
    return { subject: 'Bucket', state: 'problem', text: `${name}: ${errorText(error)}`, advice };
  } finally {
    bucket.close();
  }
}
