import { createServer } from 'node:net';
import type { Settings } from '../config/config.ts';

/** Another process uses the port. The message names it and says how to choose another. */
export class PortBusyError extends Error {
  override readonly name = 'PortBusyError';
}

/** The server could not listen on the address for another reason. */
export class PortRefusedError extends Error {
  override readonly name = 'PortRefusedError';
}

function explain(error: NodeJS.ErrnoException, { port, host }: Pick<Settings, 'port' | 'host'>): Error {
  const other = port === 65_535 ? port - 1 : port + 1;
  if (error.code === 'EADDRINUSE') {
    return new PortBusyError(
      `Port ${port} is in use by another process. Choose another one: PORT=${other} npm start`,
    );
  }
  if (error.code === 'EACCES') {
    return new PortRefusedError(
      `This user may not listen on port ${port}. Choose one from 1024 on: PORT=4400 npm start`,
    );
  }
  return new PortRefusedError(
    `Port ${port} of ${host} cannot be listened on (${error.message}). Check CARELINE_HOST.`,
  );
}

/** Tries the port before the database is opened, so that a busy port is reported within a second. */
export function requireFreePort(settings: Pick<Settings, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explain(error, settings)));
    probe.listen(settings.port, settings.host, () => probe.close(() => resolve()));
  });
}
