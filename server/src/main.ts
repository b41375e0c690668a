import { builtRooms } from './rooms.ts';
import { runServer } from './start.ts';

await runServer({ rooms: builtRooms });
