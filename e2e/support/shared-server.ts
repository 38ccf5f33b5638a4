import type { TestProject } from 'vitest/node';
import { startServer } from './start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
    serverFolder: string;
  }
}

/** One server for every journey that does not need one of its own: making its demo people takes the longest. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide('origin', server.origin);
  project.provide('serverFolder', server.dataFolder);
  return server.stop;
}
