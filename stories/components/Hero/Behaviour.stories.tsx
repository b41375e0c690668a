import { ButtonLink } from '@elvora/design-system/Button';
import { Hero } from '@elvora/design-system/Hero';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page, pageBody } from '../../_support/Page.tsx';
import { contactor } from './product.ts';

const meta = preview.meta({
  component: Hero,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Electrical components with the numbers up front',
    lead: 'Every product with its full size table.',
    actions: <ButtonLink href="/products">Browse products</ButtonLink>,
    ...contactor,
  },
});

export const HasTheFirstHeadingAndAnEagerPicture = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/numbers up front$/);
    const image = canvas.getByRole('img', { name: contactor.picture.alt });
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
});

const fullCallouts = [
  'Finger-safe terminals 1/L1, 3/L2, 5/L3',
  'AC-3, 25 A 11 kW at 415 V',
  '35 mm rail clip EN 60715, TH 35',
  '45 mm',
];
const shortCallouts = ['1/L1 to 5/L3 finger-safe', 'AC-3, 25 A 11 kW, 415 V', '35 mm rail EN 60715'];
const widths = [320, 390, 899, 900, 1440] as const;

/** Full callouts and the dimension are shown from 900 px; no width scrolls horizontally. */
export const ShowsShortCalloutsOnNarrowPages = meta.story({
  render: (args) => (
    <>
      {widths.map((width) => (
        <Page height={900} key={width} width={width}>
          <Hero {...args} />
        </Page>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const width of widths) {
      const body = pageBody(await canvas.findByTitle(`${width} px`));
      const seen = () => ({
        labels: [...body.querySelectorAll<HTMLElement>('li')]
          .filter((label) => label.checkVisibility())
          .map((label) => label.innerText.replaceAll(/\s+/g, ' ').trim()),
        isTooWide: body.scrollWidth > body.clientWidth,
      });
      // The frame applies its style sheets asynchronously.
      await waitFor(() =>
        expect(seen()).toEqual({ labels: width >= 900 ? fullCallouts : shortCallouts, isTooWide: false }),
      );
    }
  },
});

export const HasNoCalloutsWithoutPicture = meta.story({
  args: { picture: { source: null, alt: 'Power contactor' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Power contactor' })).toBeVisible();
    await expect(within(canvasElement).queryAllByRole('listitem')).toEqual([]);
  },
});

/** WCAG 1.4.4: 200 % browser text size. */
export const DoesNotBreakWordsInLargeText = meta.story({
  render: (args) => (
    <>
      {[390, 1280].map((width) => (
        <Page height={1400} key={width} width={width}>
          <Hero {...args} />
        </Page>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const width of [390, 1280]) {
      const body = pageBody(await canvas.findByTitle(`${width} px`));
      body.ownerDocument.documentElement.style.fontSize = '200%';
      const seen = () => ({
        broken: brokenWords(within(body).getByRole('heading', { level: 1 })),
        isTooWide: body.scrollWidth > body.clientWidth,
      });
      await waitFor(() => expect(seen()).toEqual({ broken: [], isTooWide: false }));
    }
  },
});

/** Returns the words that are broken across lines. */
function brokenWords(element: HTMLElement): string[] {
  const { ownerDocument } = element;
  const texts = ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
      const range = ownerDocument.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}

/** The callouts would point at the placeholder drawing. */
export const FactsGoWithAPictureThatCannotBeLoaded = meta.story({
  args: { picture: { source: { src: 'data:image/png;base64,AAAA' }, alt: 'Power contactor' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-component="PlaceholderDrawing"]')).toBeVisible(),
    );
    await expect(canvas.queryAllByRole('listitem')).toEqual([]);
  },
});
