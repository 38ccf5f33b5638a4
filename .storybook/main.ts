import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { shadowSheetVite } from '../packages/elements/build/compile-sheet.mjs';
import { leavesOutLongTests, ofTurn } from '../scripts/long-tests.mjs';

/** React is the ui package's, not the root's; Storybook, which runs from the root, is shown the way. */
const ofUi = (name: string) => fileURLToPath(new URL(`../packages/ui/node_modules/${name}`, import.meta.url));

/** `npm test` draws the stories of one file in six, which have tests beside them; `npm run prove` draws all. */
const FILES_A_RUN = leavesOutLongTests() ? 6 : 1;
const SOURCES = '../packages/ui/src';
/** Of the elements: their own package has no Storybook. */
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
    // Named ahead: found late, it would reload the page in the middle of a story.
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
