/**
 * oidc-provider asks for Node 22 when it is loaded. Careline supports Node 20.19 on, where the sign-in tests pass; the
 * line would be the first thing somebody who starts the product reads, and they can do nothing about it.
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
