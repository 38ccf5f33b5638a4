// What is published draws through `@careline/ui/jsx-runtime`, which knows what React 18 calls otherwise.
const RUNTIME = '@careline/ui/jsx-runtime';

/** For tsup: where a `key` stands behind spread properties, a compiler asks the package itself for `createElement`. */
const createElementThere = {
  name: 'careline-create-element',
  setup(build) {
    build.onResolve({ filter: /^@careline\/ui$/ }, () => ({ path: RUNTIME, external: true }));
  },
};

/** Options of tsup with which the files of a package draw so. */
export const drawnForEveryReact = {
  plugins: [createElementThere],
  options(options) {
    options.jsx = 'automatic';
    options.jsxImportSource = '@careline/ui';
  },
};
