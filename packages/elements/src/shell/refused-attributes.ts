import { emit } from './emit.ts';

/** Attributes that would put a secret into the page's markup; they are taken off on sight. */
export const SECRET_ATTRIBUTES = ['token', 'access-token', 'authorization', 'jwt', 'api-key', 'password'];

/** Takes off what is no attribute: a secret, or a session, of which a framework has left nothing but a word. */
export function refuseAttribute(element: Element, name: string): void {
  element.removeAttribute(name);
  const why =
    name === 'session'
      ? 'is a property: define the tag before the page draws it'
      : 'must not be an attribute; use createSession';
  console.error(`${element.localName}: ${name} ${why}.`);
  const code = name === 'session' ? 'config.invalid-session' : 'secret-in-attribute';
  emit(element, 'careline-error', { code, retryable: false });
}
