import type { reportRefused } from '../session/page-faults.ts';
import { emit } from './emit.ts';

/** What is wrong with a page is told by a file of its own a moment later: most pages never need it. */
export const reportFault = (report: (faults: typeof import('../session/page-faults.ts')) => void): void =>
  void import('../session/page-faults.ts').then(report, console.error);

/** Attributes that would put a secret into the page's markup; they are taken off on sight. */
export const SECRET_ATTRIBUTES = ['token', 'access-token', 'authorization', 'jwt', 'api-key', 'password'];

type Refused = Parameters<typeof reportRefused>;

/** Tells the page what was not taken. */
export const refuse = (element: Element, what: Refused[2], name?: Refused[3]): void =>
  reportFault((faults) =>
    faults.reportRefused(element, (detail) => emit(element, 'careline-error', detail), what, name),
  );

/** Takes off what is no attribute: a secret, or a session, of which a framework has left nothing but a word. */
export function refuseAttribute(element: Element, name: string): void {
  element.removeAttribute(name);
  if (name === 'session') refuse(element, 'attribute');
  else refuse(element, 'secret', name);
}
