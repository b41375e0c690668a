import type { SiteFooterProps } from '@elvora/design-system/SiteFooter';

export const footerArgs: SiteFooterProps = {
  brand: 'ELVORA',
  about:
    'Maker and distributor of electrical components. Trading since 1987. Sales only through regional dealers.',
  columns: [
    {
      title: 'Company',
      links: [
        { label: 'Home', href: '#/' },
        { label: 'About', href: '#/about' },
        { label: 'Services', href: '#/services' },
        { label: 'Projects', href: '#/projects' },
      ],
    },
    {
      title: 'Help',
      links: [
        { label: 'Contact', href: '#/contact' },
        { label: 'FAQ', href: '#/faq' },
        { label: 'Testimonials', href: '#/testimonial' },
      ],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Privacy', href: '#/privacy' },
        { label: 'Terms', href: '#/terms' },
      ],
    },
  ],
  legal: '© 2026 ELVORA. Technical data may change; the product label and the order confirmation prevail.',
  fact: 'Made in West Bengal, India',
};
