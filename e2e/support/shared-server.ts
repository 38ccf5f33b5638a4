import type { TestProject } from 'vitest/node';
import { startServer } from './start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
    /** The server's data folder; empty for a server that was started elsewhere. */
    dataFolder: string;
  }
}

/**
 * One server for every journey that does not need one of its own: making its demo people takes the longest. With
 * CARELINE_E2E_ORIGIN it is one that runs already, which saves the wait while a journey is being written; CARELINE_E2E_DATA
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
