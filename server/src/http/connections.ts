import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Open connections of a server. */
export interface OpenConnections {
  /**
   * Closes idle sockets now and busy ones after their response. `server.close()` leaves out sockets that a browser has
   * opened in advance and sockets that become idle later; they would delay the stop until its deadline.
   */
  closeIdle(): void;
}

export function trackConnections(server: Server): OpenConnections {
  const open = new Set<Socket>();
  const pendingResponses = new Map<Socket, number>();
  let isClosing = false;

  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      pendingResponses.delete(socket);
    });
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    pendingResponses.set(socket, (pendingResponses.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const remaining = (pendingResponses.get(socket) ?? 1) - 1;
      if (remaining > 0) pendingResponses.set(socket, remaining);
      else {
        pendingResponses.delete(socket);
        if (isClosing) socket.end();
      }
    });
  });

  return {
    closeIdle() {
      isClosing = true;
      for (const socket of open) if (!pendingResponses.has(socket)) socket.destroy();
    },
  };
}
