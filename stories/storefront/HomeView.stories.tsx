import { CardGrid } from '@elvora/design-system/CardGrid';
import { Carousel } from '@elvora/design-system/Carousel';
import { HomeView, type HomeViewProps } from '@elvora/storefront/views/home/Home';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { slides } from '../components/Carousel/slides.ts';
import { productCards } from '../_support/cards.tsx';
import { photos } from '../_support/photos.ts';
import { testimonials } from '../_support/testimonials.ts';

const scenes: Readonly<Record<string, (typeof photos)[keyof typeof photos]>> = {
  'scenes/banner.jpg': photos.factoryHall,
  'scenes/office.jpg': photos.panelAccessories,
  'scenes/why.jpg': photos.enclosure,
};

const strip = (eyebrow: string, title: string) => ({
  id: eyebrow,
  eyebrow,
  title,
  text: '',
  cta: { label: eyebrow, category: eyebrow.toLowerCase() },
  image: '',
  imageAlt: '',
});

const content: HomeViewProps['content'] = {
  hero: [
    strip('Cable accessories', 'Every cable, held and sealed'),
    strip('Control & switchgear', 'From one contactor to a full motor panel'),
    strip('Panel accessories', 'The parts that make a panel'),
  ],
  finder: {
    title: 'Find it by what you know',
    text: 'One figure is enough. The tables do the rest.',
    thread: { title: 'By thread', help: 'For this hole.', submitLabel: 'Show sizes with this thread' },
    list: { text: 'Or paste a whole list:', linkLabel: 'Paste a list' },
    threads: ['M20', 'PG 16'],
    cable: { title: 'By cable diameter', help: 'Over the outer sheath.', submitLabel: 'Show sizes' },
    motor: { title: 'By motor power', help: 'In kW or HP.', submitLabel: 'Show sizes for this motor' },
    code: { title: 'By code', help: 'Ours or another maker’s.', submitLabel: 'Go to this code' },
  },
  explore: {
    heading: 'Explore by category',
    text: '{groups} groups, {categories} categories, more than a thousand ordering codes.',
    linkLabel: 'All products',
  },
  banner: {
    title: 'In the trade since 1987',
    text: 'We began as a counter for switchgear spares. Today about 300 dealers carry our components.',
    linkLabel: 'Explore control & switchgear',
    category: 'control & switchgear',
    image: 'scenes/banner.jpg',
    imageAlt: 'Bright factory hall',
    facts: [
      { value: '1987', label: 'trading begins' },
      { value: '~300', label: 'regional dealers' },
    ],
  },
  bestSellers: {
    heading: 'Best sellers',
    text: 'Four of our most ordered products, changed every day.',
    linkLabel: 'All best sellers',
    href: '/best-sellers',
  },
  features: {
    heading: 'Made to be chosen with confidence',
    text: 'A component is easy to buy when its facts are easy to find.',
    video: {
      file: '',
      title: 'A contactor from all sides',
      caption: 'Our 25 A contactor on the turntable.',
      posterAlt: 'Contactor on a turntable',
    },
    items: [
      { id: 'tables', title: 'Full size tables', text: 'Dimensions, ratings and codes on every page.' },
      { id: 'codes', title: 'One ordering scheme', text: 'A code can be read without a list.' },
      { id: 'stock', title: 'Stock close to you', text: 'Regional dealers keep the common sizes.' },
      { id: 'advice', title: 'Advice from engineers', text: 'An engineer answers with a code.' },
    ],
  },
  goals: {
    heading: 'Our goals',
    text: 'Four aims that guide what we make and how we sell it.',
    items: [
      { id: 'safe', title: 'Safe by default', text: 'Honest ratings before a lower price.' },
      { id: 'available', title: 'On the shelf', text: 'The common sizes at the dealer.' },
      { id: 'fair', title: 'Fair work', text: 'Wages, hours and safety as our policies describe them.' },
      { id: 'lasting', title: 'Less waste', text: 'Repairable products, reused sprues.' },
    ],
  },
  aboutBlock: {
    heading: 'About Us',
    headline: '{count}+ Buyers Across The World',
    text: 'We make and distribute electrical components for panel builders, plants and contractors.',
    counters: [
      { key: 'customers', label: 'Happy Customer' },
      { key: 'branches', label: 'Branch Store' },
      { key: 'products', label: 'Our Product' },
    ],
    stats: { buyers: 5000, customers: 786, branches: 20, products: 999 },
    linkLabel: 'More about us',
    href: '/about-us',
    image: 'scenes/office.jpg',
    imageAlt: 'Office desk with product samples',
  },
  whyChooseUs: {
    badge: 'Professional Service',
    heading: 'We Are The Best Electrical Company',
    card: {
      title: 'We Provide The Best Quality',
      text: 'Guaranteed satisfaction for all our valued customers',
    },
    bars: [
      { label: 'Money Back Guarantee', value: 90, delayMs: 200 },
      { label: 'Customer Satisfaction', value: 95, delayMs: 400 },
    ],
    button: 'Get Free Quote',
    image: 'scenes/why.jpg',
    imageAlt: 'Workbench with an open control panel',
  },
  carousel: [],
  testimonials: {
    heading: 'What our customers say',
    text: 'Dealers, panel builders and maintenance teams.',
  },
};

const meta = preview.meta({
  component: HomeView,
  tags: ['visual'],
  parameters: { design: ['storefront-home-desktop', 'storefront-home-mobile'], layout: 'fullscreen' },
  // Reduced motion, so that the screenshots are stable.
  globals: { motion: 'reduced' },
  args: {
    content,
    finderAnswers: { answers: {}, onFormInput: () => undefined },
    getPictureSource: (path: string) => scenes[path] ?? null,
    hero: photos.heroContactor,
    film: { src: '#film', poster: photos.contactor },
    counts: { groups: 3, categories: 33 },
    bestSellers: (
      <CardGrid label="Best sellers" maxColumns={4}>
        {productCards(4)}
      </CardGrid>
    ),
    carousel: (
      <Carousel
        autoplayInterval={0}
        items={slides}
        label="Product categories"
        labels={{ hint: 'Click to explore products' }}
      />
    ),
    testimonials,
  },
});

/** S-059…S-067 */
export const Complete = meta.story({
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'Find it by what you know',
      'Explore by category',
      'In the trade since 1987',
      'Best sellers',
      'Made to be chosen with confidence',
      'Our goals',
      'What our customers say',
      'About Us',
      'We Are The Best Electrical Company',
    ]);
    await expect(canvas.getByText('5000+').closest('p')).toHaveTextContent('5000+ Buyers Across The World');
  },
});

export const WithoutPictures = meta.story({
  args: { hero: null, getPictureSource: () => null, film: { src: '#film', poster: null }, testimonials: [] },
});
