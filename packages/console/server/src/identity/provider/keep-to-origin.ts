import type { Provider } from 'oidc-provider';

const CROSS_ORIGIN = /^access-control-/i;

/**
 * Takes the permission for pages of other origins from every answer of the provider. The provider gives it wherever it does
 * not know the client yet, and its only client is the console, which has its own origin.
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
