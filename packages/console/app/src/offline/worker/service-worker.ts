import type { BuildFiles } from './build-files.ts';
import { serveOffline } from './serve-offline.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Inserted when the worker is built, after the files it names. */
declare const CARELINE_BUILD_FILES: BuildFiles;

serveOffline(globalThis as unknown as WorkerScope, CARELINE_BUILD_FILES);
