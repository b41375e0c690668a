import fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawingRoutes } from '../../src/pages/drawingRoutes.ts';
import { setUpPages } from '../support/pageServices.ts';

describe('drawings as files', () => {
  const renderDrawing = vi.fn((family: string) => (family === 'cable-gland' ? '<svg/>' : null));
  const app = fastify();
  app.register(drawingRoutes, { pages: setUpPages({ renderer: { renderDrawing } }).pages });
  const get = (url: string) => app.inject({ url });
  beforeEach(() => renderDrawing.mockClear());
  afterAll(() => app.close());

  it('are pictures that run no script', async () => {
    const response = await get('/drawings/cable-gland.svg');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    expect(renderDrawing).toHaveBeenCalledWith('cable-gland', {});
  });

  it('show the values of the address, but nothing that XML forbids', async () => {
    await get(
      '/drawings/cable-gland.svg?A=M20+%C3%97+1.5&S=&b=1&AB=2&D=1&D=2&L=%00&H=%EF%BF%BE&W=x%EF%BF%BF&__proto__=1',
    );
    expect(renderDrawing).toHaveBeenCalledWith('cable-gland', { A: 'M20 × 1.5', S: '', L: '', H: '', W: '' });
  });

  it.each(['/drawings/unheard-of.svg', '/drawings/cable-gland.png', '/drawings/CABLE.svg'])(
    'are not found at %s',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );
});
