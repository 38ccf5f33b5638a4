import type { TestProject } from 'vitest/node';
import { startServer } from './start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
    /** The server's data folder; empty for a server started elsewhere. */
    dataFolder: string;
  }
}

/**
 * Starts one server for all journeys that need no server of their own, because creating its demo patients takes
 * longest. CARELINE_E2E_ORIGIN uses a running server, which saves the wait while writing a journey; CARELINE_E2E_DATA
 * then names its folder.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env.CARELINE_E2E_ORIGIN;
  if (running) {
    project.provide('origin', running);
    project.provide('dataFolder', process.env.CARELINE_E2E_DATA ?? '');
    return undefined;
  }
  const server = await startServer();
  project.provide('origin', server.origin);
  project.provide('dataFolder', server.dataFolder);
  return server.stop;
}
