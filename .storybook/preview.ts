/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite';
import '@careline/ui/theme.css';
import { configure } from 'storybook/test';
import { surroundings } from '../packages/ui/test/decorators.tsx';

// Stories wait ten seconds instead of one, so that a slow machine does not fail them.
configure({ asyncUtilTimeout: 10_000 });

/** `npm test` runs axe on every other story, chosen by id. `npm run prove` runs it on all of them. */
const STORIES_A_CHECK = import.meta.env.CARELINE_TESTS === 'short' ? 2 : 1;

const turnOf = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7) % STORIES_A_CHECK;

const preview: Preview = {
  decorators: [surroundings],
  beforeEach: ({ id, parameters }) => {
    if (turnOf(id) !== 0) parameters.a11y = { ...parameters.a11y, test: 'off' };
  },
  parameters: {
    layout: 'padded',
    // Findings fail the story's test.
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: ['system', 'light', 'dark', 'contrast'],
        dynamicTitle: true,
      },
    },
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'hi', title: 'हिन्दी' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en', density: 'comfortable' },
};

export default preview;
