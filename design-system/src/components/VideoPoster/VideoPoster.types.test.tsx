import { VideoPoster } from './index.ts';

export const playsFilesAndFrames = () => (
  <>
    <VideoPoster poster={null} title="A contactor" video={{ kind: 'file', src: '/a.mp4' }} />
    <VideoPoster
      poster={null}
      ratio="16/9"
      title="A contactor"
      video={{ kind: 'frame', src: 'https://a.example' }}
    />
  </>
);

export const rejectsOtherFilms = () => (
  <>
    {/* @ts-expect-error only `file` and `frame` exist */}
    <VideoPoster poster={null} title="A contactor" video={{ kind: 'script', src: '/a.js' }} />
    {/* @ts-expect-error the aspect ratio is required, to reserve space before the poster loads */}
    <VideoPoster poster={null} ratio="auto" title="A contactor" video={{ kind: 'file', src: '/a.mp4' }} />
  </>
);
