declare module '*.css';

/** Types that the test runner's bundler adds. */
interface ImportMeta {
  glob<Module>(pattern: string, options: { readonly eager: true }): Readonly<Record<string, Module>>;
}
