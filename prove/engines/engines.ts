import { CHROMIUM } from './chromium.ts';
import type { Engine } from './engine.ts';
import { FIREFOX } from './firefox.ts';
import { WEBKIT } from './webkit.ts';

export interface EngineHere {
  readonly engine: Engine;
  /** Why it is left out. */
  readonly missing: string | undefined;
}

/** All engines that partners' browsers use, and whether this machine has them. */
export const ENGINES: readonly EngineHere[] = await Promise.all(
  [CHROMIUM, FIREFOX, WEBKIT].map(async (engine) => ({ engine, missing: await engine.missing() })),
);

for (const { engine, missing } of ENGINES)
  if (missing) process.stdout.write(`SKIPPED: no ${engine.name} was found; ${missing}.\n`);
