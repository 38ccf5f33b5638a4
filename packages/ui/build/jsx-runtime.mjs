// Published files import JSX from `@careline/ui/jsx-runtime`, which also works with React 18.
const RUNTIME = '@careline/ui/jsx-runtime';

/**
 * For tsup: if `key` comes after spread props, the compiler imports `createElement` from the package itself.
 */
const createElementThere = {
  name: 'careline-create-element',
  setup(build) {
    build.onResolve({ filter: /^@careline\/ui$/ }, () => ({ path: RUNTIME, external: true }));
  },
};

/** tsup options that compile JSX this way. */
export const drawnForEveryReact = {
  plugins: [createElementThere],
  options(options) {
    options.jsx = 'automatic';
    options.jsxImportSource = '@careline/ui';
  },
};
