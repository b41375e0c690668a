import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { parsePayload } from '../enquiryPayload.ts';
import { readQuoteItems } from '../readQuoteItems.ts';
import type { EnquiryRow, MailRecipient, Store } from '../store/index.ts';
import { readCompany } from './company.ts';
import { confirmedLines } from './confirmedLines.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { composeMessage } from './messages.ts';

export interface OpenMailerOptions {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailTo' | 'siteUrl'>;
  store: Pick<Store, 'outbox' | 'enquiries' | 'products'>;
  /** Base URLs of links in mails; the token follows as the last segment. */
  newsletterUrls: { confirm: string; unsubscribe: string };
  timeZone: string;
  logger: Logger;
  now?: () => number;
}

/** Opens the mailer for `SMTP_URL`; null without it. */
export async function openMailer(options: OpenMailerOptions): Promise<Mailer | null> {
  const { config, store, newsletterUrls, timeZone, logger, now } = options;
  if (config.smtpUrl === null) return null;
  const company = await readCompany();
  // Lazy: servers without mail never load nodemailer.
  const { createSmtpTransport } = await import('./smtpTransport.ts');
  const transport = createSmtpTransport(config.smtpUrl);
  const mailer = createMailer({
    store,
    send: transport.send,
    logger,
    now,
    async compose(enquiry, recipient) {
      const token = (await store.enquiries.newsletterTokens([enquiry.id])).get(enquiry.id);
      return composeMessage(enquiry, recipient, {
        company,
        siteUrl: config.siteUrl,
        from: config.mailFrom ?? config.mailTo ?? company.salesEmail,
        officeAddress: config.mailTo,
        timeZone,
        confirmedLines: await senderLines(enquiry, recipient, store),
        newsletter:
          token === undefined
            ? null
            : {
                confirmUrl: `${newsletterUrls.confirm}/${token}`,
                unsubscribeUrl: `${newsletterUrls.unsubscribe}/${token}`,
              },
      });
    },
  });
  return {
    ...mailer,
    async stop() {
      await mailer.stop();
      transport.close();
    },
  };
}

/** The lines that the confirmation to the sender of a quote request repeats. */
async function senderLines(
  enquiry: EnquiryRow,
  recipient: MailRecipient,
  store: Pick<Store, 'products'>,
): Promise<string[]> {
  if (enquiry.kind !== 'quote' || recipient !== 'sender') return [];
  return confirmedLines(store, readQuoteItems(parsePayload(enquiry)['items']));
}
