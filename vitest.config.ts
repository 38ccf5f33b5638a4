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

/** A page and the files that it takes; without any it takes those of its project. */
interface TestPage {
  readonly name?: string;
  readonly include?: string[];
  readonly exclude?: string[];
}

/** A new object each time: vitest writes a project's name into it. */
const browser = (pages: readonly TestPage[] = [{}]) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
    // What comes in is there at once, as for whoever asks for less motion.
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: pages.map((page) => ({ browser: 'chromium' as const, ...page })),
});

/** How slow the machine is proves nothing. */
const PATIENT = {
  testTimeout: HANG_MS,
  hookTimeout: HANG_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
  // For set-ups of packages, which can't import from `scripts`.
  provide: { patienceMs: PATIENCE_MS },
};

const patientWaits = fileURLToPath(new URL('scripts/patient-waits.ts', import.meta.url));
const allLanguages = fileURLToPath(new URL('scripts/all-languages.ts', import.meta.url));
const noRenderTracks = fileURLToPath(new URL('scripts/no-render-tracks.ts', import.meta.url));
const betweenTests = fileURLToPath(new URL('packages/ui/test/between-tests.ts', import.meta.url));

/** Named ahead, so that no test page reloads in the middle because a dependency was found late. */
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
  /** Further dependencies to bundle ahead; each must be in the package's own manifest. */
  readonly prebundle?: readonly string[];
  readonly plugins?: readonly PluginOption[];
  readonly include?: string[];
  /** What draws in the place of React 19. */
  readonly drawnBy?: typeof react18 | typeof preact;
}

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** React 18 in React's place, and the runtime that the published files draw with, as on a page that has that one. */
const react18 = {
  alias: [
    { find: /^react(?=$|\/)/, replacement: pathOf('node_modules/react-18') },
    { find: /^react-dom(?=$|\/)/, replacement: pathOf('node_modules/react-dom-18') },
    // Where a key stands behind spread properties, a compiler asks the package itself for `createElement`.
    { find: /^@careline\/ui$/, replacement: '@careline/ui/jsx-runtime' },
  ],
  cacheDir: 'node_modules/.vite-react-18',
  jsxImportSource: '@careline/ui',
  prebundled,
};

/** What draws in the light build of the elements. */
const preact = {
  alias: PREACT_FOR_REACT,
  cacheDir: 'node_modules/.vite-preact',
  jsxImportSource: 'react',
  // The client is a source of ours: it is taken as it stands.
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
    // A page for all its files: to load the screens anew for each costs more than the tests.
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
    // A test of the server waits a third of its time for databases and clocks: three files at a time keep two cores busy.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...node('core', 'packages/core').test,
          // Functions without a state of their own: a process for each of a hundred files costs more than their tests.
          isolate: false,
          // What a test replaced, the next file does not find.
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          ...node('server', 'packages/console/server').test,
          globalSetup: ['test/one-cluster.ts'],
          exclude: [...configDefaults.exclude, ...(leavesOutLongTests() ? LONG_SERVER_TESTS : [])],
          // Most of what a file loads is what every other one loads: the server.
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
          // Most begin by reading the workspace, and change nothing of it.
          isolate: false,
          ...PATIENT,
        },
      },
      inBrowser('ui', 'packages/ui', {
        // Half of all tests of screens: on one page they would be alone on two cores at the end.
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
