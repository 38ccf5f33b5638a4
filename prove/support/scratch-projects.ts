import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/workspace-files.ts';

/** A project outside the workspace, with our packages from their archives and everything else from the registry. */
export interface ScratchProject {
  readonly name: string;
  /** Its other dependencies, with the versions tested. */
  readonly needs: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
  /** Each must succeed, in this order. */
  readonly commands: readonly (readonly string[])[];
  /** A folder then opened as a page, which must show the element with its field. */
  readonly opens?: string;
}

const HOSTS = readFileSync(join(ROOT, 'docs/hosts.md'), 'utf8');

/** Returns the examples below a heading of docs/hosts.md, which are tested here. */
function examples(heading: string): readonly string[] {
  const [, part = ''] = HOSTS.split(`\n## ${heading}\n`);
  return [...(part.split('\n## ')[0] ?? '').matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, code = '']) => code);
}

const example = (heading: string, at = 0): string => {
  const code = examples(heading)[at];
  if (code === undefined) throw new Error(`docs/hosts.md has no example ${at} below ${heading}`);
  return code;
};

/** The module that creates the session comes before the first heading. */
const SESSION = /```js\n(\/\/ careline\.js\n[\s\S]*?)```/.exec(HOSTS)?.[1] ?? '';

const PAGE = (
  script: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title></head>
<body><div id="root"></div><script type="module" src="/${script}"></script></body></html>`;

const tsconfig = (options: object) =>
  JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
      ...options,
    },
    include: ['*.ts', '*.tsx'],
  });

/** Returns a page that sets every property and listens to an event; a wrong detail must not compile. */
const typed = (
  framework: string,
  attributes: string,
) => `import type {} from '@careline/elements/types/${framework}';
import { createSession } from '@careline/elements';

const session = createSession({
  services: 'https://careline.example/api',
  getToken: async () => ({ token: '', expiresAt: 0 }),
});
export const fine = <careline-patient-search ${attributes} />;
// @ts-expect-error No such property.
export const wrong = <careline-patient-search pageSizes={5} />;
`;

const VITE = { vite: '8.3.8', typescript: '6.0.3' };
const BUILD = ['vite', 'build'] as const;
const CHECK = ['tsc'] as const;

const REACT_LISTENS =
  'pageSize={5} session={session} oncareline-patient-selected={({ detail }) => detail.patientId.length}';

const react = (
  version: string,
  types: readonly [react: string, dom: string],
  booking: string,
  more: Partial<ScratchProject>,
) => ({
  name: `React ${version}`,
  needs: {
    ...VITE,
    react: version,
    'react-dom': version,
    '@types/react': types[0],
    '@types/react-dom': types[1],
    '@vitejs/plugin-react': '6.3.0',
  },
  files: {
    'index.html': PAGE('main.jsx'),
    'vite.config.js': `import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };`,
    'careline.js': SESSION,
    'booking.jsx': booking,
    'main.jsx': `import { createRoot } from 'react-dom/client';\nimport { Booking } from './booking.jsx';
createRoot(document.getElementById('root')).render(<Booking onPatient={() => {}} />);`,
    'tsconfig.json': tsconfig({ jsx: 'react-jsx' }),
    ...more.files,
  },
  commands: [CHECK, BUILD],
  opens: 'dist',
});

export const SCRATCH_PROJECTS: readonly ScratchProject[] = [
  {
    name: 'Node without a bundler',
    needs: {},
    files: {
      'main.mjs': `import { formatDate } from '@careline/core/internal/formatting';
import { createSession } from '@careline/elements';
import '@careline/elements/patient-search';
if (typeof createSession !== 'function' || typeof formatDate !== 'function') throw new Error('not there');`,
    },
    commands: [['node', 'main.mjs']],
  },
  {
    name: 'plain HTML from files',
    needs: {},
    files: {
      'site/index.html': example('Plain HTML').replaceAll('https://careline.example/elements/', './'),
      'copy.mjs': `import { cpSync } from 'node:fs';\ncpSync('node_modules/@careline/elements/cdn', 'site', { recursive: true });`,
    },
    commands: [['node', 'copy.mjs']],
    opens: 'site',
  },
  react('19.3.1', ['19.3.0', '19.3.0'], example('React'), {
    files: { 'typed.tsx': typed('react', REACT_LISTENS) },
  }),
  react('18.3.1', ['18.3.31', '18.3.7'], example('React', 1), {
    files: { 'typed.tsx': typed('react', 'page-size="5" name="uhid"') },
  }),
  {
    name: 'Next 16',
    needs: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
    files: {
      'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
      'app/page.jsx': `import { Booking } from './booking.jsx';\nexport default () => <Booking />;`,
      'app/booking.jsx': example('Next'),
      'app/careline.js': SESSION,
      'next.config.mjs': "export default { output: 'export' };",
    },
    commands: [['next', 'build']],
    opens: 'out',
  },
  {
    name: 'Vue 3.5',
    needs: { ...VITE, vue: '3.5.45', '@vitejs/plugin-vue': '6.0.11' },
    files: {
      'index.html': PAGE('main.js'),
      'vite.config.js': `import vue from '@vitejs/plugin-vue';\nexport default { plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('careline-') } } })] };`,
      'careline.js': SESSION,
      'Booking.vue': example('Vue'),
      'main.js': `import { createApp } from 'vue';\nimport Booking from './Booking.vue';\ncreateApp(Booking).mount('#root');`,
    },
    commands: [BUILD],
    opens: 'dist',
  },
  {
    name: 'Svelte 5',
    needs: { ...VITE, svelte: '5.57.3', '@sveltejs/vite-plugin-svelte': '7.3.1' },
    files: {
      'index.html': PAGE('main.js'),
      'vite.config.js': `import { svelte } from '@sveltejs/vite-plugin-svelte';\nexport default { plugins: [svelte()] };`,
      'careline.js': SESSION,
      'Booking.svelte': example('Svelte'),
      'main.js': `import { mount } from 'svelte';\nimport Booking from './Booking.svelte';
mount(Booking, { target: document.getElementById('root'), props: { onpatient: () => {} } });`,
    },
    commands: [BUILD],
    opens: 'dist',
  },
  {
    name: 'Solid 1.9',
    needs: { ...VITE, 'solid-js': '1.9.19', 'vite-plugin-solid': '2.11.14' },
    files: {
      'index.html': PAGE('main.jsx'),
      'vite.config.js': `import solid from 'vite-plugin-solid';\nexport default { plugins: [solid()] };`,
      'careline.js': SESSION,
      'booking.jsx': example('Solid'),
      'main.jsx': `import { render } from 'solid-js/web';\nimport { Booking } from './booking.jsx';
render(() => <Booking onPatient={() => {}} />, document.getElementById('root'));`,
      'tsconfig.json': tsconfig({ jsx: 'preserve', jsxImportSource: 'solid-js' }),
      'typed.tsx': typed(
        'solid',
        'prop:session={session} on:careline-patient-selected={({ detail }) => detail.patientId.length}',
      ),
    },
    commands: [CHECK, BUILD],
    opens: 'dist',
  },
  {
    name: 'Angular 22',
    needs: {
      '@angular/core': '22.2.6',
      '@angular/compiler': '22.2.6',
      '@angular/compiler-cli': '22.2.6',
      rxjs: '7.8.2',
      tslib: '2.8.1',
      typescript: '6.0.3',
    },
    files: {
      'booking.ts': example('Angular'),
      'careline.js': SESSION,
      'tsconfig.json': JSON.stringify({
        ...JSON.parse(
          tsconfig({ allowJs: true, noEmit: false, outDir: 'out', experimentalDecorators: true }),
        ),
        angularCompilerOptions: { strictTemplates: true },
        include: ['booking.ts'],
      }),
    },
    commands: [['ngc']],
  },
];
