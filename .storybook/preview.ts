import type { Preview } from '@storybook/react-vite';
import '@careline/ui/theme.css';
import { surroundings } from '../packages/ui/test/decorators.tsx';

const preview: Preview = {
  decorators: [surroundings],
  parameters: {
    layout: 'padded',
    // Findings fail the story's test; contrast, names and roles are part of what a story promises.
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
