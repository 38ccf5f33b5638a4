/**
 * Loads oidc-provider without its warning that it needs Node 22.
 * Careline supports Node 20.19 and later, and the sign-in tests pass there. The warning would be the first line users
 * read, and they could do nothing about it.
 */
export async function loadProvider(): Promise<typeof import('oidc-provider')> {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
