import sanitizeHtml from 'sanitize-html';

/** Path of a seed picture below `media/`. */
const ownPicturePattern = /^(products|scenes|gallery)\/[a-z0-9-]+\.jpg$/;

const inlineTags = ['strong', 'em', 'code', 'sup', 'sub', 'br', 'a'];
const listTags = ['ul', 'ol', 'li'];
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const blockTags = ['h2', 'h3', 'p', 'blockquote', 'figure', 'figcaption', 'img', ...listTags, ...tableTags];

/** Allows only the elements of articles (O59); the content of scripts, styles and frames is removed, too. */
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
  // External images would let their hosts track visitors.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicturePattern.test(attribs['src'] ?? ''),
};

/**
 * Sanitises the HTML of an article. Idempotent.
 *
 * Runs twice: a `<p>` inside a removed element does not close the paragraph around it in the first pass, but does in the
 * output, as in a browser.
 */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(sanitizeHtml(html, sanitizeOptions), sanitizeOptions).trim();
