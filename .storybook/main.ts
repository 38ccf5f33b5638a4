import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { shadowSheetVite } from '../packages/elements/build/compile-sheet.mjs';
import { leavesOutLongTests, ofTurn } from '../scripts/long-tests.mjs';

/** React is installed in the ui package, but Storybook runs from the root and needs the path. */
const ofUi = (name: string) => fileURLToPath(new URL(`../packages/ui/node_modules/${name}`, import.meta.url));

/** `npm test` draws the stories of one file in six; `npm run prove` draws all of them. */
const FILES_A_RUN = leavesOutLongTests() ? 6 : 1;
const SOURCES = '../packages/ui/src';
/** The elements package has no Storybook, so its stories are here. */
const ELEMENTS = './elements.stories.ts';

const files = readdirSync(new URL(SOURCES, import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => `${SOURCES}/${name.replaceAll('\\', '/')}`)
  .sort();

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [...ofTurn(files, FILES_A_RUN), ELEMENTS],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      alias: { ...vite.resolve?.alias, react: ofUi('react'), 'react-dom': ofUi('react-dom') },
    },
    // Listed here because Vite would otherwise discover it late and reload the page during a story.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@careline/ui > @tanstack/react-virtual',
        '@careline/ui > @headlessui/react',
        '@careline/ui > uqr',
        '@careline/ui > zustand/react/shallow',
      ],
    },
    plugins: [...(vite.plugins ?? []), react(), tailwindcss(), shadowSheetVite()],
  }),
};

export default config;
