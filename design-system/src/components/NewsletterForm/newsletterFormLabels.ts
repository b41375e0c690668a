export interface NewsletterFormLabels {
  placeholder: string;
  send: string;
  sending: string;
}

export const newsletterFormLabels: NewsletterFormLabels = {
  placeholder: 'Email address',
  send: 'Subscribe',
  sending: 'Sending...',
};
