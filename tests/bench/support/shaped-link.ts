import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A link as a small office has it: what it carries a second, and how long a byte is on the way there and back. */
const downBytesPerMs = 9_000_000 / 8 / 1000;
const upBytesPerMs = 1_500_000 / 8 / 1000;
const roundTripMs = 60;
/** No part of an answer holds the line for longer than about this many bytes, so that connections share it. */
const pieceBytes = 4_096;

/** One direction: what is sent through it, over whatever connection, arrives after all that was sent before. */
function lane(bytesPerMs: number) {
  const onTheWay: { at: number; arrive: () => void }[] = [];
  let free = 0;
  const deliver = () => {
    const now = performance.now();
    while (onTheWay[0] && onTheWay[0].at <= now) onTheWay.shift()?.arrive();
    if (onTheWay[0]) setTimeout(deliver, Math.ceil(onTheWay[0].at - now));
  };
  return (bytes: number, arrive: () => void) => {
    free = Math.max(performance.now(), free) + bytes / bytesPerMs;
    if (onTheWay.push({ at: free + roundTripMs / 2, arrive }) === 1) deliver();
  };
}

/**
 * A relay of TCP in front of servers on this machine. The browser's own emulation delays answers one by one, so that files of
 * one connection don't wait for each other and a connection costs nothing; here both pages pay for connections, order and bytes alike.
 */
export async function shapeLink(): Promise<{
  /** A port that leads to another over the link; all such ports share it. */
  lead: (to: number) => Promise<number>;
  stop: () => void;
}> {
  const down = lane(downBytesPerMs);
  const up = lane(upBytesPerMs);
  const stops: (() => void)[] = [];

  function relay(client: Socket, port: number): void {
    const server = connect(port, '127.0.0.1');
    for (const [from, to, through] of [
      [client, server, up],
      [server, client, down],
    ] as const) {
      from.setNoDelay(true);
      from.on('error', () => to.destroy());
      from.on('data', (all: Buffer) => {
        for (let at = 0; at < all.length; at += pieceBytes) {
          const piece = all.subarray(at, at + pieceBytes);
          through(piece.length, () => to.write(piece));
        }
      });
      from.on('end', () => through(0, () => to.end()));
    }
  }

  return {
    async lead(to) {
      const sockets = new Set<Socket>();
      const listener = createServer({ pauseOnConnect: true }, (client) => {
        sockets.add(client);
        client.on('close', () => sockets.delete(client));
        // Its handshake, which on this machine takes no time.
        setTimeout(() => {
          relay(client, to);
          client.resume();
        }, roundTripMs);
      });
      await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
      stops.push(() => {
        listener.close();
        for (const socket of sockets) socket.destroy();
      });
      return (listener.address() as AddressInfo).port;
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}
