// Runs short benches in one process, with one browser and one PostgreSQL server: `in-turn.mjs FILE…`.
import { pathToFileURL } from 'node:url';
import { announce } from './row.ts';
import { closeShared } from './shared.ts';

for (const file of process.argv.splice(2)) {
  announce({ begins: file });
  try {
    await import(pathToFileURL(file).href);
    announce({ ends: file });
  } catch (error) {
    announce({
      ends: file,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}
await closeShared();
process.exit(0);
