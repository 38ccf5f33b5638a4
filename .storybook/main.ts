import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';

/** React is the ui package's, not the root's; Storybook, which runs from the root, is shown the way. */
const ofUi = (name: string) => fileURLToPath(new URL(`../packages/ui/node_modules/${name}`, import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx'],
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
        '@careline/ui > zustand/react/shallow',
      ],
    },
    plugins: [...(vite.plugins ?? []), react(), tailwindcss()],
  }),
};

export default config;
