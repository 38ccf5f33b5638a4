/** A package of the product's technology list, and what counts as using it. */
export interface CardPackage {
  readonly name: string;
  /** Its name in manifests, if different. */
  readonly manifestName?: string;
  /** The specifier that must be imported; its subpaths count too. */
  readonly imported?: string;
  /** The command that a script in a manifest must run. */
  readonly command?: string;
}

/**
 * The fifteen packages. `card-packages.test.ts` fails if a package is missing from all manifests, or if nothing
 * that ships, builds or tests uses it.
 */
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
  // Now a subpath of `storybook`.
  { name: '@storybook/test', manifestName: 'storybook', imported: 'storybook/test' },
  { name: 'vitest', imported: 'vitest' },
  { name: '@testing-library/react', imported: '@testing-library/react' },
  { name: 'changesets', manifestName: '@changesets/cli', command: 'changeset' },
];
