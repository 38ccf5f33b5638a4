/** Types that the test runner's bundler adds. */
interface ImportMeta {
  glob<Module>(
    patterns: string | readonly string[],
    options: { readonly eager: true },
  ): Readonly<Record<string, Module>>;
}
