import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawHouse } from './draw-house.mjs';
import { ROOT } from './workspace-files.ts';

it('the picture of the house is drawn from its imports', () => {
  const drawn = readFileSync(join(ROOT, 'docs/house.svg'), 'utf8');
  expect(drawn === drawHouse(), 'run: npm run house').toBe(true);
});
