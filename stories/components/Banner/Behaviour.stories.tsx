import { Banner } from '@elvora/design-system/Banner';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page, pageBody } from '../../_support/Page.tsx';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: Banner,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'In the trade since 1987',
    text: 'We began as a counter for switchgear spares.',
    facts: [
      { value: '1987', label: 'trading begins' },
      { value: '18 months', label: 'to build the factory' },
    ],
    picture: { source: photos.factoryHall, alt: 'Bright factory hall' },
  },
});

export const LabelsEachFact = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAccessibleName('In the trade since 1987');
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'trading begins',
      'to build the factory',
    ]);
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '1987',
      '18 months',
    ]);
  },
});

const bottomOf = (page: Element, selector: string) =>
  page.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;

const widths = [320, 899, 900, 1440] as const;

/** Above the text below 900 px, beside it from 900 px. */
export const PlacesThePictureByWidth = meta.story({
  render: (args) => (
    <>
      {widths.map((width) => (
        <Page height={700} key={width} width={width}>
          <Banner {...args} />
        </Page>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const width of widths) {
      const body = pageBody(await canvas.findByTitle(`${width} px`));
      const seen = () => ({
        isBeside: bottomOf(body, '[data-component="Picture"]') > bottomOf(body, 'h2'),
        isTooWide: body.scrollWidth > body.clientWidth,
      });
      // The frame applies its style sheets asynchronously.
      await waitFor(() => expect(seen()).toEqual({ isBeside: width >= 900, isTooWide: false }));
    }
  },
});
