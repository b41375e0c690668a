import { expect, it } from 'vitest';
import { articleMetadata } from './articleMetadata.ts';

const article = {
  id: 'ip-ratings',
  title: 'IP ratings in practice',
  description: 'What the two digits promise.',
  date: '2026-07-23',
  tags: ['IP rating', 'IEC 60529'],
  imageUrl: '',
  linkText: 'Read article',
  author: 'Technical desk',
  readTime: '3 min read',
  picture: null,
};

it('has absolute addresses in its structured data, and no image without a picture', () => {
  const metadata = articleMetadata(article, null, 'https://elvora.example');
  expect(metadata).toMatchObject({
    title: 'IP ratings in practice – ELVORA',
    canonicalPath: '/blog/ip-ratings',
    type: 'article',
  });
  expect(metadata.structuredData?.[0]).toMatchObject({
    '@type': 'Article',
    headline: 'IP ratings in practice',
    datePublished: '2026-07-23',
    mainEntityOfPage: 'https://elvora.example/blog/ip-ratings',
  });
  expect(JSON.stringify(metadata)).not.toContain('image');
});

it('has its picture as image', () => {
  const { image, structuredData } = articleMetadata(
    article,
    { src: '/media/a/640.jpg' },
    'https://elvora.example',
  );
  expect(image).toBe('/media/a/640.jpg');
  expect(structuredData?.[0]).toMatchObject({ image: 'https://elvora.example/media/a/640.jpg' });
});
