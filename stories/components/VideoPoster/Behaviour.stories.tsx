import { type Video, VideoPoster } from '@elvora/design-system/VideoPoster';
import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const film = 'data:video/mp4;base64,AAAA';
const file: Video = { kind: 'file', src: film };
const frame: Video = { kind: 'frame', src: 'about:blank' };

const meta = preview.meta({
  component: VideoPoster,
  tags: ['behaviour'],
  args: {
    title: 'A contactor from all sides',
    alt: 'Contactor on a turntable',
    poster: photos.contactor,
    video: file,
  },
});

/** D-47: without script the poster links to the video. */
export const ShowsThePosterFirst = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('video, iframe')).toBeNull();
    await expect(
      canvas.getByRole('link', { name: 'Play video: A contactor from all sides' }),
    ).toHaveAttribute('href', film);
  },
});

export const PlaysInPlaceOnClick = meta.story({
  // Browsers warn about the sandbox because the story's frame has our own origin; a real video does not.
  parameters: { allowedNoise: ['allow-same-origin'] },
  args: { video: frame, link: { label: 'Watch elsewhere', href: '#page' } },
  play: async ({ canvas, userEvent }) => {
    const play = canvas.getByRole('link', { name: 'Play video: A contactor from all sides' });
    await userEvent.click(play);
    const frame = canvas.getByTitle('A contactor from all sides');
    await expect(frame).toHaveAttribute('src', 'about:blank');
    await expect(frame).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Watch elsewhere' })).toHaveAttribute('href', '#page');
  },
});

/** Ctrl+click opens a new tab, as on any link. */
export const LeavesModifiedClicksToTheBrowser = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const play = canvas.getByRole('link', { name: /^Play video/ });
    play.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await fireEvent.click(play, { ctrlKey: true });
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
});

/** Shows the poster again, with a message. */
export const ReportsAPlaybackError = meta.story({
  parameters: { allowedNoise: ['video'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Play video/ }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('The video could not be played.'),
    );
    await expect(canvasElement.querySelector('video')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Play video/ })).toBeVisible();
  },
});
