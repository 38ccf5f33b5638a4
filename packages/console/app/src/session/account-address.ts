/**
 * The provider's page about the account of whoever is signed in. Our own provider is told the language that is read here, as
 * OpenID Connect says it to a sign-in; what another one would make of it is not known.
 */
export function accountAddress(
  url: string | undefined,
  locale: string,
  origin: string = window.location.origin,
): string | undefined {
  if (url === undefined) return undefined;
  const address = new URL(url, origin);
  if (address.origin === origin) address.searchParams.set('ui_locales', locale);
  return address.href;
}
