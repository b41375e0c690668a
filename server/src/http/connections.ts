import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of a server. */
export interface OpenConnections {
  /**
   * Ends those that wait for no answer, now and as soon as they have been answered. The server ends those that are idle
   * when it closes, but not those a browser has opened ahead and never used, nor those it answers later; they would
   * hold up the stop until the last moment.
   */
  closeIdle(): void;
}

export function trackConnections(server: Server): OpenConnections {
  const open = new Set<Socket>();
  const asking = new Map<Socket, number>();
  let isEnding = false;

  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      asking.delete(socket);
    });
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    asking.set(socket, (asking.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const others = (asking.get(socket) ?? 1) - 1;
      if (others > 0) asking.set(socket, others);
      else {
        asking.delete(socket);
        if (isEnding) socket.end();
      }
    });
  });

  return {
    closeIdle() {
      isEnding = true;
      for (const socket of open) if (!asking.has(socket)) socket.destroy();
    },
  };
}
