import type { BuildFiles } from './build-files.ts';
import { serveOffline } from './serve-offline.ts';
import { showPushes } from './show-pushes.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Inserted when the worker is built, after the files it names. */
declare const CARELINE_BUILD_FILES: BuildFiles;

const scope = globalThis as unknown as WorkerScope;
serveOffline(scope, CARELINE_BUILD_FILES);
showPushes(scope);
