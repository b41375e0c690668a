import { builtRooms } from './rooms.ts';
import { runServer } from './start.ts';

const isDeveloping = process.env['ELVORA_DEV'] === '1';

await runServer({
  // Vite is there while developing only; whoever runs the built site need not have it.
  rooms: async (inside) => (isDeveloping ? (await import('./dev.ts')).devRooms(inside) : builtRooms(inside)),
});
