import type { reportRefused } from '../session/page-faults.ts';
import { emit } from './emit.ts';

/** Loads the fault reports on demand, because most pages never need them. */
export const reportFault = (report: (faults: typeof import('../session/page-faults.ts')) => void): void =>
  void import('../session/page-faults.ts').then(report, console.error);

/** Attributes that would expose a secret in the page's markup; they are removed on sight. */
export const SECRET_ATTRIBUTES = ['token', 'access-token', 'authorization', 'jwt', 'api-key', 'password'];

type Refused = Parameters<typeof reportRefused>;

/** Reports a refused value to the page. */
export const refuse = (element: Element, what: Refused[2], name?: Refused[3]): void =>
  reportFault((faults) =>
    faults.reportRefused(element, (detail) => emit(element, 'careline-error', detail), what, name),
  );

/** Removes an attribute that must not exist: a secret, or a session that a framework turned into text. */
export function refuseAttribute(element: Element, name: string): void {
  element.removeAttribute(name);
  if (name === 'session') refuse(element, 'attribute');
  else refuse(element, 'secret', name);
}
