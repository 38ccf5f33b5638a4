import { emit } from './emit.ts';

/** Attributes that would put a secret into the page's markup; they are taken off on sight. */
export const SECRET_ATTRIBUTES = ['token', 'access-token', 'authorization', 'jwt', 'api-key', 'password'];

export function refuseSecret(element: Element, name: string): void {
  element.removeAttribute(name);
  console.error(`${element.localName}: ${name} must not be an attribute; hand tokens over by createSession.`);
  emit(element, 'careline-error', { code: 'secret-in-attribute', retryable: false });
}
