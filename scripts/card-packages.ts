/** A package that the product is named with, and what counts as using it. */
export interface CardPackage {
  readonly name: string;
  /** The name it has in a manifest, where that is another one. */
  readonly manifestName?: string;
  /** The specifier that must be imported; its subpaths count as well. */
  readonly imported?: string;
  /** The command that a script of a manifest must run. */
  readonly command?: string;
}

/** The fifteen packages. The test beside fails when one is in no manifest, or used by nothing that ships, builds or tests. */
export const CARD_PACKAGES: readonly CardPackage[] = [
  { name: 'react', imported: 'react' },
  { name: 'react-dom', imported: 'react-dom' },
  { name: '@r2wc/react-to-web-component', imported: '@r2wc/react-to-web-component' },
  { name: '@headlessui/react', imported: '@headlessui/react' },
  { name: 'tailwindcss', imported: 'tailwindcss' },
  { name: 'zustand', imported: 'zustand' },
  { name: 'ofetch', imported: 'ofetch' },
  { name: 'oidc-client-ts', imported: 'oidc-client-ts' },
  { name: 'dayjs', imported: 'dayjs' },
  { name: 'tsup', imported: 'tsup' },
  { name: 'storybook', command: 'storybook' },
  // Merged into `storybook` as a subpath.
  { name: '@storybook/test', manifestName: 'storybook', imported: 'storybook/test' },
  { name: 'vitest', imported: 'vitest' },
  { name: '@testing-library/react', imported: '@testing-library/react' },
  { name: 'changesets', manifestName: '@changesets/cli', command: 'changeset' },
];
