import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Open connections of a server. */
export interface OpenConnections {
  /** Announces the end of each connection with its next response, so that a proxy sends no more requests on it. */
  drain(): void;
  /**
   * Closes idle sockets now and busy ones after their response. `server.close()` leaves out sockets that a browser has
   * opened in advance and sockets that become idle later; they would delay the stop until its deadline.
   */
  closeIdle(): void;
}

/**
 * Share of the connection limit from which each new connection replaces one that has sent no
 * request.
 */
const maxSilentShare = 0.9;

export function trackConnections(server: Server): OpenConnections {
  const open = new Set<Socket>();
  /** Connections that have sent no complete request yet, the oldest first. */
  const silent = new Set<Socket>();
  const pendingResponses = new Map<Socket, number>();
  let isDraining = false;
  let isClosing = false;

  server.on('connection', (socket: Socket) => {
    open.add(socket);
    silent.add(socket);
    // Browsers send a request immediately; silent clients must not block everyone else.
    if (open.size > server.maxConnections * maxSilentShare) {
      for (const oldest of silent) {
        oldest.destroy();
        break;
      }
    }
    socket.once('close', () => {
      open.delete(socket);
      silent.delete(socket);
      pendingResponses.delete(socket);
    });
  });
  // Before the app, which may send a cached response at once.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (isDraining) response.shouldKeepAlive = false;
    silent.delete(socket);
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
    drain() {
      isDraining = true;
    },
    closeIdle() {
      isClosing = true;
      for (const socket of open) if (!pendingResponses.has(socket)) socket.destroy();
    },
  };
}
