import sanitizeHtml from 'sanitize-html';

/** Path of one of our own pictures below `media/`, as the texts write it. */
const ownPicturePattern = /^(products|scenes|gallery)\/[a-z0-9-]+\.jpg$/;

const inlineTags = ['strong', 'em', 'code', 'sup', 'sub', 'br', 'a'];
const listTags = ['ul', 'ol', 'li'];
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const blockTags = ['h2', 'h3', 'p', 'blockquote', 'figure', 'figcaption', 'img', ...listTags, ...tableTags];

/** All an article may have (O59); what is not here goes, and scripts, styles and frames go with what is in them. */
const sanitizeOptions: sanitizeHtml.IOptions = {
  allowedTags: [...inlineTags, ...blockTags],
  allowedAttributes: {
    a: ['href'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'template',
  ],
  // Pictures of other hosts tell them who reads.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicturePattern.test(attribs['src'] ?? ''),
};

/**
 * HTML with nothing in it but the elements of an article. Cleaning what is clean changes nothing.
 *
 * A paragraph inside something that is not allowed closes no paragraph around it, but does so once that something is
 * gone: what is left is read a second time, as a browser would.
 */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(sanitizeHtml(html, sanitizeOptions), sanitizeOptions).trim();
