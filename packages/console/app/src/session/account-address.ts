/**
 * Returns the provider's account page. Our own provider gets the current language in OpenID Connect's `ui_locales`;
 * other providers might not accept it.
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
