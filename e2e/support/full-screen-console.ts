import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { build } from 'vite';

const APP = fileURLToPath(new URL('../../packages/console/app', import.meta.url));
const REPLACED = '/src/pages/alerts/alerts-page.tsx';

/** Address of the page that offers the mode. */
export const FULL_SCREEN_PAGE = '/doctor/pwa_alerts';

const PAGE = `
import { useFullScreen } from '@careline/ui/shell/full-screen';
import { Page } from '../../navigation/page.tsx';

export default function FullScreenPage() {
  const { fullScreen, setFullScreen } = useFullScreen();
  return (
    <Page title="Presentation">
      <label>Note <input className="border border-line bg-raised" /></label>
      <button type="button" className="min-h-10" onClick={() => setFullScreen(!fullScreen)}>Present</button>
    </Page>
  );
}
`;

export interface FullScreenConsole {
  /**
   * Serves this console to the visitor instead of the server's; everything else stays. Requires service workers to be
   * off.
   */
  showTo(context: BrowserContext, origin: string): Promise<void>;
  remove(): void;
}

/**
 * Builds the console with a page that turns full screen on. No known behaviour does (specification 2.3), so the mode
 * can only be tested in the whole product with a test page.
 */
export async function buildFullScreenConsole(): Promise<FullScreenConsole> {
  const outDir = mkdtempSync(join(tmpdir(), 'careline-full-screen-'));
  await build({
    root: APP,
    configFile: join(APP, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [
      { name: 'full-screen-page', enforce: 'pre', load: (id) => (id.endsWith(REPLACED) ? PAGE : undefined) },
    ],
    build: { outDir, emptyOutDir: true },
  });
  const start = readFileSync(join(outDir, 'index.html'), 'utf8');
  return {
    async showTo(context, origin) {
      await context.route(`${origin}/assets/**`, (route) =>
        route.fulfill({ path: join(outDir, new URL(route.request().url()).pathname) }),
      );
      // Keeps the server's headers: its content security policy is part of the console.
      await context.route(new RegExp(`^${origin}/(prohealth|doctor|$)`), async (route) =>
        route.fulfill({ response: await route.fetch(), body: start }),
      );
    },
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}
