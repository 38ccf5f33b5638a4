import type { Provider } from 'oidc-provider';

const CROSS_ORIGIN = /^access-control-/i;

/**
 * Removes cross-origin permissions from all of the provider's responses.
 * The provider adds them whenever it does not know the client yet, but its only client is the console at its own
 * origin.
 */
export function keepToOrigin(provider: Provider, origin: string): void {
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.get('origin') === origin) return;
    for (const name of Object.keys(ctx.response.headers)) {
      if (CROSS_ORIGIN.test(name)) ctx.remove(name);
    }
  });
}
