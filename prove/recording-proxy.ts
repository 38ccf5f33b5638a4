import { createServer, request } from 'node:http';

/** A reverse proxy with a standard access log. */
export interface RecordingProxy {
  /** Each requested address, with its referrer and redirects. */
  readonly addresses: readonly string[];
  close(): Promise<void>;
}

export async function recordingProxy(port: number, backend: number): Promise<RecordingProxy> {
  const addresses: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    addresses.push(`${path} ${headers.referer ?? ''}`);
    const forwarded = { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const inner = request(
      { host: '127.0.0.1', port: backend, method, path, headers: forwarded },
      (answer) => {
        addresses.push(answer.headers.location ?? '');
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
      },
    );
    inner.once('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(inner);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    addresses,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
