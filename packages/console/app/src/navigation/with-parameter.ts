/** The parameters of an address with another value of one of them; an empty value takes it away. */
export function withParameter(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
