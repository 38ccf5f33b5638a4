import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordSectionLabel } from '@careline/core/internal/record';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enter } from '../e2e/pages/sign-in.ts';
import { launch, type Visitor, visit } from '../e2e/support/browser.ts';
import { freePort } from '../e2e/support/free-port.ts';
import { type LongRecord, longestRecords } from '../packages/console/server/test/patients/longest-records.ts';
import { command, type ServerProcess, startProcess } from './processes.ts';
import { addMembers, type Member } from './real-clinic.ts';

/**
 * Records of public data sets, too large for the repository. `shared-records.test.ts` checks that the server returns
 * every row by id and every value of the readings; here they are counted on screen.
 */
const records =
  process.env.CARELINE_SHARED_DATA ?? fileURLToPath(new URL('../../shared/data', import.meta.url));
const isThere = existsSync(join(records, 'readings-a.ndjson.gz'));
if (!isThere) {
  console.log('SKIPPED the longest records on the page: CARELINE_SHARED_DATA names no folder of records.');
}

const nodesOf = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

/** Returns every row of a section, page by page. */
async function rowsOf(page: Page, section: string): Promise<number> {
  const region = page.getByRole('region', { name: recordSectionLabel(section), exact: true }).last();
  const rows = region.getByRole('list').first().locator(':scope > li');
  await rows.first().waitFor();
  const more = region.getByRole('button', { name: 'Show more' });
  while ((await more.count()) > 0) {
    const before = await rows.count();
    await more.click();
    await expect.poll(() => rows.count(), { timeout: 20_000 }).toBeGreaterThan(before);
    // The button disappears with the last page, once it is drawn.
    await region.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  }
  return rows.count();
}

describe.runIf(isThere)('the ten longest records', { timeout: 30 * 60_000 }, () => {
  let folder: string;
  let server: ServerProcess;
  let browser: Browser;
  let visitor: Visitor;
  let origin: string;
  let longest: readonly LongRecord[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'careline-longest-'));
    const port = String(await freePort());
    origin = `http://localhost:${port}`;
    const environment = { CARELINE_DATA: folder, CARELINE_DEMO: 'off', CARELINE_ORIGIN: origin, PORT: port };
    const [member] = await addMembers(environment, 1);
    await command(environment, 'import', records, '--programme', 'ahc');
    longest = await longestRecords(folder);
    server = await startProcess(environment);
    browser = await launch();
    visitor = await visit(browser);
    const { email, password } = member as Member;
    await enter(visitor.page, origin, email, '/', password);
  }, 10 * 60_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('have every row on the page or in its list, compared with the database', async () => {
    const { page, faults } = visitor;
    expect(longest).toHaveLength(10);
    const lines: string[] = [];
    for (const { vitaId, readings, sections } of longest) {
      const record = `${origin}/prohealth/patient/${vitaId}`;
      const begun = performance.now();
      await page.goto(`${record}/record`);
      await page.getByRole('heading', { name: 'From other systems' }).waitFor();
      for (const section of sections.keys())
        await page
          .getByRole('region', { name: recordSectionLabel(section), exact: true })
          .last()
          .waitFor();
      const drawn = performance.now() - begun;
      const first = await nodesOf(page);
      for (const [section, count] of sections)
        expect([section, await rowsOf(page, section)], vitaId).toEqual([section, count]);
      const all = await nodesOf(page);
      const asked = performance.now();
      await page.goto(`${record}/readings`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await page.locator('[data-skeleton]').first().waitFor({ state: 'detached' });
      const shown = performance.now() - asked;
      const rows = [...sections.values()].reduce((sum, count) => sum + count, 0);
      lines.push(
        `${rows} imported rows and ${readings} readings: record after ${Math.round(drawn)} ms with ${first} nodes, ` +
          `${all} with every row; readings after ${Math.round(shown)} ms with ${await nodesOf(page)} nodes`,
      );
    }
    console.log(lines.join('\n'));
    expect(faults).toEqual([]);
  });
});
