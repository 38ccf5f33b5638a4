import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { PluginOption } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { shadowSheetVite } from './packages/elements/build/compile-sheet.mjs';
import { PREACT_FOR_REACT } from './packages/elements/build/preact-for-react.mjs';
import { CHROMIUM_FLAGS, findChromium } from './scripts/find-chromium.mjs';
import { LONG_SERVER_TESTS, leavesOutLongTests } from './scripts/long-tests.mjs';
import { HANG_MS, PATIENCE_MS } from './scripts/patience.ts';

const executablePath = await findChromium();

/** A browser page and the test files that it runs; by default all files of the project. */
interface TestPage {
  readonly name?: string;
  readonly include?: string[];
  readonly exclude?: string[];
}

/** A new object each time, because Vitest writes the project's name into it. */
const browser = (pages: readonly TestPage[] = [{}]) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
    // Animations are off, as for users who prefer reduced motion.
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: pages.map((page) => ({ browser: 'chromium' as const, ...page })),
});

/** Slow machines must not fail a test. */
const PATIENT = {
  testTimeout: HANG_MS,
  hookTimeout: HANG_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
  // For set-ups of packages, which can't import from `scripts`.
  provide: { patienceMs: PATIENCE_MS },
};

const patientWaits = fileURLToPath(new URL('scripts/patient-waits.ts', import.meta.url));
const allLanguages = fileURLToPath(new URL('scripts/all-languages.ts', import.meta.url));
const serverLanguages = fileURLToPath(
  new URL('packages/console/server/test/all-languages.ts', import.meta.url),
);
const noRenderTracks = fileURLToPath(new URL('scripts/no-render-tracks.ts', import.meta.url));
const betweenTests = fileURLToPath(new URL('packages/ui/test/between-tests.ts', import.meta.url));

/** Listed here, because a dependency found late would reload a test page. */
const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@testing-library/user-event',
];

const node = (name: string, root: string) => ({
  test: {
    name,
    root,
    environment: 'node' as const,
    include: ['{src,test,build}/**/*.test.ts'],
    setupFiles: [patientWaits, allLanguages],
    ...PATIENT,
  },
});

interface BrowserProject {
  readonly pages?: readonly TestPage[];
  /** Run before each file. */
  readonly setupFiles?: readonly string[];
  /** Further dependencies to prebundle. Each must be in the package's own manifest. */
  readonly prebundle?: readonly string[];
  readonly plugins?: readonly PluginOption[];
  readonly include?: string[];
  /** Replaces React 19. */
  readonly drawnBy?: typeof react18 | typeof preact;
}

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Aliases React 18 and the JSX runtime of the published files, like a page with that version. */
const react18 = {
  alias: [
    { find: /^react(?=$|\/)/, replacement: pathOf('node_modules/react-18') },
    { find: /^react-dom(?=$|\/)/, replacement: pathOf('node_modules/react-dom-18') },
    // If `key` comes after spread props, the compiler imports `createElement` from the package itself.
    { find: /^@careline\/ui$/, replacement: '@careline/ui/jsx-runtime' },
  ],
  cacheDir: 'node_modules/.vite-react-18',
  jsxImportSource: '@careline/ui',
  prebundled,
};

/** Aliases for the light build of the elements. */
const preact = {
  alias: PREACT_FOR_REACT,
  cacheDir: 'node_modules/.vite-preact',
  jsxImportSource: 'react',
  // The client is one of our sources and used as it is.
  prebundled: [
    ...prebundled.filter((name) => name !== 'react-dom/client'),
    'preact',
    'preact/compat',
    'preact/compat/client',
  ],
};

const inBrowser = (
  name: string,
  root: string,
  { pages, prebundle = [], plugins = [], setupFiles = [], include, drawnBy }: BrowserProject = {},
) => ({
  ...(drawnBy ? { resolve: { alias: drawnBy.alias }, cacheDir: drawnBy.cacheDir } : {}),
  plugins: [react({ jsxImportSource: drawnBy?.jsxImportSource ?? 'react' }), tailwindcss(), ...plugins],
  optimizeDeps: { include: [...(drawnBy?.prebundled ?? prebundled), ...prebundle] },
  test: {
    name,
    root,
    include: include ?? ['{src,test}/**/*.test.{ts,tsx,js}'],
    browser: browser(pages),
    setupFiles: [noRenderTracks, patientWaits, allLanguages, ...setupFiles],
    // All files share a page: loading the screens again for each file costs more than the tests.
    isolate: false,
    ...PATIENT,
  },
});

const OF_ELEMENTS = [
  'zustand',
  'zustand/vanilla',
  '@testing-library/dom',
  '@r2wc/react-to-web-component',
  '@careline/ui > @tanstack/react-virtual',
  '@careline/ui > zustand/react/shallow',
  '@careline/core > dayjs',
];

const CALLS_OF_UI = ['src/calls/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    // Server tests wait a third of their time for databases and clocks, so three files at a time keep two cores
    // busy.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...node('core', 'packages/core').test,
          // These functions have no state. A process for each of a hundred files would cost more than the
          // tests.
          isolate: false,
          // Undoes a test's mocks before the next file.
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          ...node('server', 'packages/console/server').test,
          globalSetup: ['test/one-cluster.ts'],
          setupFiles: [patientWaits, serverLanguages],
          exclude: [...configDefaults.exclude, ...(leavesOutLongTests() ? LONG_SERVER_TESTS : [])],
          // Most of what a file loads is the server, which all files share.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          name: 'workspace',
          environment: 'node',
          globalSetup: ['scripts/core-built.ts'],
          include: ['scripts/**/*.test.ts', 'packages/elements/build/**/*.test.ts'],
          // Most of these only read the workspace.
          isolate: false,
          ...PATIENT,
        },
      },
      inBrowser('ui', 'packages/ui', {
        // Half of all screen tests: on a single page they would be the last to finish, with one core idle.
        pages: [
          { name: 'ui calls', include: CALLS_OF_UI },
          { name: 'ui others', exclude: [...configDefaults.exclude, ...CALLS_OF_UI] },
        ],
        prebundle: ['@testing-library/react', '@tanstack/react-virtual', 'uqr', 'zustand/react/shallow'],
        setupFiles: [betweenTests],
      }),
      inBrowser('elements', 'packages/elements', {
        prebundle: OF_ELEMENTS,
        plugins: [shadowSheetVite()],
      }),
      inBrowser('elements on React 18', 'packages/elements', {
        prebundle: OF_ELEMENTS,
        plugins: [shadowSheetVite()],
        include: ['src/call-info/*.view.test.tsx'],
        drawnBy: react18,
      }),
      inBrowser('elements on Preact', 'packages/elements', {
        prebundle: OF_ELEMENTS,
        plugins: [shadowSheetVite()],
        drawnBy: preact,
      }),
      inBrowser('app', 'packages/console/app', {
        prebundle: [
          '@testing-library/react',
          'react-router',
          '@careline/ui > @tanstack/react-virtual',
          '@careline/ui > uqr',
          '@careline/ui > zustand/react/shallow',
        ],
        setupFiles: [betweenTests],
      }),
      {
        plugins: [storybookTest({ configDir: '.storybook' }), tailwindcss()],
        test: {
          name: 'stories',
          env: { CARELINE_TESTS: process.env.CARELINE_TESTS ?? '' },
          browser: browser(),
          setupFiles: [noRenderTracks],
          isolate: false,
          expect: { poll: { timeout: PATIENCE_MS } },
        },
      },
    ],
  },
});
